/**
 * Stop words: dropped from long texts, and from queries that have other words. "sin", "after", "no", "out" and "not"
 * are left out on purpose, since they carry the meaning of "sin hogar", "after school", "no cost", "drop out".
 */

const ENGLISH = `a about all also am an and any are as at be been being but by can could did do does for from get
  had has have he her his how i if in into is it its may me might more most must my of on or our over shall
  she should so some such than that the their them then there these they this those to too us very was we were
  what when which while who whom why will with would you your`;

const SPANISH = `al algo algun alguna algunas algunos como con cual cuales cuando de del desde e el ella ellas
  ellos en entre era es esa esas ese eso esos esta estan estar estas este esto estos fue ha hace han hasta hay la
  las le les lo los mas me mi mis mucho muy o os para pero por porque puede pueden que quien quienes se sea ser
  si sobre son su sus tambien tan te tiene tienen toda todas todo todos tu tus u un una unas uno unos usted
  ustedes y ya yo`;

/** Words around what people search for: "I need food near me", "¿dónde busco ropa cerca de aquí?". */
const QUESTION = `where need needs needed want wants looking look search find finding near nearby nearest close
  closest around here please donde necesito necesita necesitamos quiero queremos busco buscar buscamos encontrar
  encuentro cerca cercano cercana aqui favor ocupo ocupamos ando urge quisiera quisieramos dan regalan
  alguien sabe conoce consigo conseguir ayudenme ayudeme porfa anybody anyone gimme gotta wanna trying`;

/** Words that nearly every service uses, or that people use about any service: "clínica gratis", "help with rent". */
const SOFT = `free gratis gratuito gratuita gratuitos gratuitas cheap cheaper affordable low cost barato barata baratos baratas
  economico economica economicos help helps helping ayuda ayudas ayudan ayudar ayude get getting gets give gives giving
  apply applying aplico solicitar tramitar sacar hacer program programs programa programas service services servicio servicios
  info information informacion place places lugar lugares sitio people persons person personas persona gente local good best buen
  buena how much many office offices oficina oficinas without file filing take taking make making using someone something anything
  way know tell told go going come coming pongo pedir pido tengo tener tenemos saber ir voy vamos dar dame deme llevar traer hago
  tramite tramites two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez year years old ano
  anos month months mes meses`;

const listed = (text: string): string[] => text.split(/\s+/u);

const STOP_WORDS = new Set([...listed(ENGLISH), ...listed(SPANISH)]);
const QUESTION_WORDS = new Set(listed(QUESTION));
const SOFT_WORDS = new Set(listed(SOFT));

/** Whether a folded word is a function word of either language, for texts of a service. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a word of a query is a function word or a question word. */
export function isQuestionWord(word: string): boolean {
  return STOP_WORDS.has(word) || QUESTION_WORDS.has(word);
}

/** Whether a service need not contain a word of a query that has other words. */
export function isSoftWord(word: string): boolean {
  return SOFT_WORDS.has(word);
}
