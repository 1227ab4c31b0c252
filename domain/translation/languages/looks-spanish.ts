/**
 * Notices Spanish where English is expected. It decides by the small words that hold sentences together, some common
 * words of services, and accents; it is a reason to ask, never to change anything.
 */

/** Fewer words than these are names and headings too often. */
const MIN_WORDS = 4;
const MIN_WORDS_IN_CAPITALS = 6;
const MIN_SPANISH = 2;
/** Share of all words that must be known Spanish words. */
const MIN_SHARE = 0.25;

/** Without those that are English words as well, such as "no", "a", "me", "son" and "once". */
const SPANISH = wordSet(`
  al algunas algunos antes aquí aunque cada como con cuando cualquier de del desde después donde e el ella ellas ellos
  en entre era es esta estas este esto estos está están fue ha hasta hay hoy la las le les lo los más mi mientras mis
  mucho muchos muy más nada ni nos nosotros nuestra nuestro nuestros o otra otras otro otros para pero personas poco
  por porque puede pueden que quien quienes se sea según ser si sobre solo somos su sus también tambien tiene tienen
  toda todas todo todos tu tus un una unas uno unos usted ustedes y ya
  abierta abierto acceso adultos albergue alimentos almuerzo anos atención ayuda ayudamos baño baños camas caliente
  calientes casa cena cita clínica comida comidas cuidado dental desayuno despensa días dias domingo domingos ducha
  duchas edad emergencia familia familias gente gratis gratuita gratuitas gratuito gratuitos hijos hogar hombres hora
  horas identificación jóvenes jueves llame lugar lunes martes mayores mañana médica miércoles mujeres niñas niños
  noche noches ofrecemos preguntas programa puerta refugio ropa sábado sábados salud seguro semana servicio
  servicios sesiones tarde techo trabajo traiga vacunas venga veteranos viernes viviendas vivienda
`);

/** Small words of English and of the neighbors of Spanish, which have many words in common with it. */
const OTHERS = wordSet(`
  about all also an and any are as at be been before between but by can do each every for from had has have how if in
  into is it its may more must need no not of off on only open or other our out over please she that the their them
  then there these they this those to until up us was we what when where which who will with without you your
  adults bed beds breakfast bring call care center children clothing come daily day days dinner emergency families
  family first food for free help home hot hours housing kids lunch meals men night nights office pantry people program
  provide provides serve serves services shelter showers staff support walk weekday weekend welcome women work youth
  au aux avec ces des du est et il le leur nous ou pour repas sans sont sur une vous
  com da das em não nao os pela pelo sem são uma você
  che di gli per è
  ak ap ki nan pou yo
`);

/**
 * Whether an English text was probably written in Spanish. Short texts and names are left alone, and so is what is
 * written in both languages.
 */
export function looksSpanish(text: string): boolean {
  const words = extractWords(text);
  const isCapitals = words.every((word) => word === word.toUpperCase());
  if (words.length < (isCapitals ? MIN_WORDS_IN_CAPITALS : MIN_WORDS)) return false;
  if (!isCapitals && isName(words)) return false;
  // A capital within a sentence begins a name, in whatever language.
  const counted = isCapitals ? words : words.filter((word, at) => at === 0 || !isCapitalized(word));
  const lower = counted.map((word) => word.toLowerCase());
  const spanish = lower.filter((word) => SPANISH.has(word) || isAccented(word)).length;
  const others = lower.filter((word) => OTHERS.has(word)).length;
  return spanish >= MIN_SPANISH && spanish >= words.length * MIN_SHARE && spanish > 2 * others;
}

/** Words of letters; addresses of the web and of mail are no words. */
function extractWords(text: string): string[] {
  return text
    .normalize("NFC")
    .split(/\s+/)
    .filter((part) => !/[@/]|\w\.\w/.test(part))
    .flatMap((part) => part.match(/\p{L}+/gu) ?? []);
}

/** "Iglesia de la Luz": whatever is no small word begins with a capital. */
function isName(words: readonly string[]): boolean {
  return words.every((word) => isCapitalized(word) || word.length <= 3);
}

function isCapitalized(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}

/** With a letter that English writes in borrowed words only, and French, Portuguese and Italian otherwise. */
function isAccented(word: string): boolean {
  return /[áíóúñ]/.test(word) && !OTHERS.has(word);
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
