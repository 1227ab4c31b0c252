import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";
import { WISHES, type Wish } from "../services/wishes.ts";

/**
 * The reader of wishes, for searches and talks: "a shelter that takes couples", "algo de comer, voy en silla de ruedas"
 * (rule search 28).
 */

/** Wishes found in a text, and the rest of the text. */
export interface AskedWishes {
  /** Wishes in the order of `WISHES`. */
  readonly wishes: readonly Wish[];
  /** Their words. */
  readonly said: readonly string[];
  /** The folded text, ` . ` in the places of their words. */
  readonly rest: string;
}

const words = (pattern: string): RegExp => new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, "gu");

/** Words for a partner, as part of a pattern. */
export const PARTNER =
  "(?:wife|husband|girlfriend|boyfriend|partner|spouse|fiancee?|gf|bf|significant other|esposa|esposo|novia|novio|pareja|mujer|marido|conyuge)";
const TAKES =
  "(?:takes?|taking|accepts?|accepting|allows?|allowing|lets?|letting|welcomes?|admits?|will take|can take|serves?|ok with|open to|acepte?n?|aceptan?|admitan?|admiten?|recib[ae]n?|permit[ae]n?|dejen?|dejan?(?: entrar)?)";
const TAKEN =
  "(?:allowed|welcome|ok|okay|accepted|friendly|permitid[oa]s?|bienvenid[oa]s?|se aceptan?|se admiten?)";
const ANIMAL =
  "(?:dogs?|doggy|doggie|cats?|pets?|pup|puppy|puppies|kitten|kittens|kitty|pit ?bull|animals?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|animales|animalitos?)";
const OWN =
  "(?:(?:my|our|your|a|an|the|his|her|their|two|2|big|small|little|old|mi|mis|un|una|unos|dos|el|los|su|sus|nuestr[oa]s?|a) )*";
const CHAIR = "(?:wheel ?chairs?|sillas? de ruedas)";
const BELONGINGS =
  "(?:bags?|stuff|things|belongings|luggage|backpacks?|suitcases?|cart|shopping cart|gear|property|possessions|valuables|cosas|maletas?|bolsas?|bultos|pertenencias|mochilas?|equipaje|carrito|tiliches)";

/** Wishes in words that nothing else says. */
const SAID: readonly (readonly [Wish, RegExp])[] = [
  [
    "SERVICE_ANIMALS",
    words(
      `(?:(?:with|and|have|has|bring|brings|for|${TAKES}|con|y|tengo|traigo|para) )?${OWN}(?:service (?:dogs?|animals?)|(?:seeing eye|guide) dogs?|(?:perros?|animal(?:es)?) (?:de servicio|guia|de asistencia))(?: ${TAKEN})?`,
    ),
  ],
  [
    "PETS",
    words(
      `(?:(?:that|which|who|where|place|i|we|can|could|to|que|donde|lugar|se|puedo) )*(?:with|plus|bring|brings|bringing|keep|have|has|got|and my|and our|me and|${TAKES}|con|tengo|traigo|llevo|llevar|entrar con|y mi|y mis) ${OWN}${ANIMAL}(?: (?:with me|conmigo|too|tambien))?|${ANIMAL} ${TAKEN}|se (?:aceptan?|admiten?|permiten?) ${ANIMAL}`,
    ),
  ],
  [
    "FAMILIES",
    words(
      "(?:that |which |que )?(?:(?:keeps?|keeping) )?(?:(?:the|our|my|a|any|whole|entire) )*famil(?:y|ies) (?:(?:can|could|to) )?(?:stays? |sleeps? )?together|together as a family|without (?:being |getting )?(?:separat(?:ed|ing)|split(?:ting)?(?: us)? up)|(?:toda )?(?:la |mi |una )?familias? (?:complet|enter|junt)[ao]s?|toda (?:la|mi) familia|sin (?:que nos separen|separar(?:nos)?(?: a la familia)?)",
    ),
  ],
  [
    "COUPLES",
    words(
      `(?:(?:that|which|who|where|que|donde) )*(?:(?:${TAKES}|for|with|as|para|de|con|en|se aceptan|se admiten) )?(?:(?:a|us|an|the|married|unmarried|homeless|straight|gay|las?|una) )*(?:couples?|parejas?)(?: (?:can |to |puedan? )?(?:stays?|sleeps?|be|live|dormir|quedarse)? ?(?:together|juntas?|juntos|${TAKEN}))?|(?:for |with )?(?:me|i) (?:and|n) my ${PARTNER}|(?:for )?my ${PARTNER} and (?:i|me|myself)|(?:with|and) my ${PARTNER}|(?:para )?mi ${PARTNER} y (?:yo|para mi)|(?:yo y|con|para mi y) mi ${PARTNER}`,
    ),
  ],
  [
    "STEP_FREE",
    words(
      `(?:(?:that|which|is|are|and|with|has|have|must|be|a|for|que|sea|sean|tenga|tengan|con) )*(?:${CHAIR} (?:access(?:ible|ibility)?|friendly|ramps?|users?|ok)|(?:handicap(?:ped)?|ada|disability) access(?:ible|ibility)?|step free|no (?:steps|stairs)|without (?:steps|stairs)|(?:acces(?:o|ible|ibles) (?:a|en|con|para|de) (?:una )?)${CHAIR}|sin (?:escalones|escaleras|gradas)|rampas?(?: (?:de acceso|para ${CHAIR}))?|ramps?)|(?:(?:i|im|am|is|hes|shes|who|and|my|mom|voy|ando|estoy|va|uso|usa|con) )*(?:in|use|uses|using|on|with|en|uso|usa|usamos|con|ando en) (?:(?:a|an|my|his|her|mi|su|una|electric|power) )*(?:${CHAIR}|walker|rollator|mobility scooter|andadera|andador)|(?:(?:i|she|he) )?(?:cant|cannot|can not|unable to) (?:climb|do|use|walk up|go up|take) (?:the |any )?(?:stairs|steps)|no (?:puedo|puede|podemos) (?:subir|usar|con) (?:las |los )?(?:escaleras|escalones|gradas)`,
    ),
  ],
  [
    "STORAGE",
    words(
      `(?:(?:some ?where|someplace|place|places|room|spot|and|a|an|lugar|sitio|espacio|algun|un|y) )*(?:(?:to|where|that|i|we|can|could|will|let|lets|me|us|donde|para|de|que|puedo|poder|se|puede|me|nos|dejen?|a|en) )*(?:leave|store|keep|stash|put|drop|lock up|hold|watch|guarda|guardar|guarden|guardan|dejar|almacenar|encargar) (?:(?:my|our|all|some|of|mis|las|los|mi|sus|nuestras|todas|mi) )*${BELONGINGS}(?: (?:safe|seguras?|while i \\w+))?|(?:and |with |y |con )?(?:lockers?(?: for (?:(?:my|our|your|all) )*${BELONGINGS})?|(?:bag|luggage|property|baggage) (?:storage|check)|storage (?:for|of) (?:(?:my|our|your) )*${BELONGINGS}|casilleros?(?: para (?:(?:mis|las|mi|sus) )*${BELONGINGS})?|guardarropas?|guardaequipajes?|consigna)`,
    ),
  ],
];

/** Getting in at a time that the text names; it is a wish where it does, or says "still". */
const TO_GET_IN = words(
  "(?:(?:that|which|where|who|can|could|will|would|i|we|you|still|be|and) )*(?:get|getting|come|check|let|lets|let me|let us|let people|lets people|takes?|take people|takes people|taken) in(?: (?:still|late))?|(?:(?:with|for|that|allows?|late) )*(?:late (?:arrivals?|intake|check ?in|entry)|intake|check ?in)(?: (?:until|till|til|hours))?|(?:(?:que|donde|me|nos|se|puedo|pueda|puede|podemos|todavia|aun|aunque|llegue) )*(?:(?:dejen?|dejan?) (?:entrar|llegar)|(?:puedo|pueda|se puede|puedan|podemos) (?:todavia |aun )?(?:entrar|llegar|ingresar)|reciban?(?: gente)?|reciben?(?: gente)?)",
);
const STILL = /\b(?:still|todavia|aun)\b/u;

/** Single words that are a wish beside a place to stay or to be in, and else the need: "shelter dog", "vet for my dog". */
const ALONE: readonly (readonly [Wish, RegExp])[] = [
  ["PETS", words(`(?:and |with |plus |my |our |y |con |mi |mis )*${ANIMAL}`)],
  ["STEP_FREE", words(`(?:and |with |y |con |a |una )*(?:${CHAIR}|accesibles?|accessible)`)],
  ["STORAGE", words("(?:and |with |plus |y |con )?(?:bag |luggage )?storage")],
];
const TO_BE_IN = words(
  "shelters?|beds?|cots?|sleep|sleeping|stay|rooms?|housing|motels?|hotels?|apartments?|place|somewhere|overnight|tonight|drop in|day center|warming center|cooling center|showers?|laundry|albergues?|refugios?|dormir|quedarme|quedarnos|quedarse|camas?|cuartos?|vivienda|lugar|duchas?|banarme|regaderas?|esta noche|pasar la noche",
);

/** With these words, an animal or a chair is the need itself and no wish. */
const NEED_OF_ITS_OWN: Readonly<Partial<Record<Wish, RegExp>>> = {
  PETS: words(
    "vets?|veterinar(?:y|ian|ians|ia|io|ias|ios)|food|comida|alimento|croquetas|sick|enferm[oa]s?|shots?|vaccin\\w+|vacunas?|spay|neuter\\w*|esteriliz\\w+|castr\\w+|adopt\\w*|surrender|foster|board|boarding|groom\\w*|license|licencia|lost|perdid[oa]s?|bit|bitten|bites?|mordi\\w*|animal control|rescue|supplies|leash|died|murio|bath|medicine|medicinas?|flea\\w*|pulgas",
  ),
  STEP_FREE: words(
    "repairs?|repair(?:ed|ing)|loans?|borrow|buy|rent|broken|broke|new|donat\\w+|get a|free wheel ?chairs?|a free|reparar|reparan|arreglar|arreglan|prestan|prestar|prestada|regalan|donan|donada|comprar|rota|necesito una|need a",
  ),
  COUPLES: words(
    "counsel\\w+|therapy|therapist|terapia|terapeuta|consejeria|consejero|a couple (?:of|more|days|hours|weeks|months|dollars|bucks|things|questions)|hits?|hit|beats?|beat|abus\\w+|pega|golpea|golpeo|left me|died|murio|fight\\w*|violen\\w+",
  ),
};

/** "No pets", "allergic to dogs": they are not wished for. */
const DENIED =
  /(?:^| )(?:no|not|dont|without|sin|nor|allergic to|alergic[oa] a(?: los)?|afraid of|scared of|miedo a(?: los)?) ?(?:\w+ )?$/u;

/**
 * Finds the wishes in a text.
 *
 * @param text folded words with one space between them; other marks are kept
 * @param isBesidePlace whether single words count as a wish: beside a place to be in, named by the text or its
 * conversation
 */
export function wishesIn(text: string, isBesidePlace = text.search(TO_BE_IN) >= 0): AskedWishes {
  const found = new Set<Wish>();
  const said: string[] = [];
  const read = (rest: string, [wish, pattern]: readonly [Wish, RegExp]): string => {
    if (NEED_OF_ITS_OWN[wish] !== undefined && rest.search(NEED_OF_ITS_OWN[wish]) >= 0) return rest;
    return rest.replace(pattern, (phrase: string, at: number) => {
      if (DENIED.test(rest.slice(0, at))) return phrase;
      found.add(wish);
      said.push(phrase);
      return ".";
    });
  };
  let rest = SAID.reduce(read, text);
  if (isBesidePlace) rest = ALONE.reduce(read, rest);
  return { wishes: WISHES.filter((wish) => found.has(wish)), said, rest };
}

/** A search without its wishes. */
export interface SearchWithWishes {
  /** Empty where it only wishes. */
  readonly q: string;
  readonly wishes: readonly Wish[];
  /** The words of the wishes. */
  readonly said: string;
}

/** Removes the wishes from a search; null where it has none. */
export function askedWishes(q: string): SearchWithWishes | null {
  const parts = q.split(",").map((part) => wishesIn(splitWords(part).join(" ")));
  const wishes = WISHES.filter((wish) => parts.some((part) => part.wishes.includes(wish)));
  if (wishes.length === 0) return null;
  return {
    q: telling(parts.map(({ rest }) => rest)),
    wishes,
    said: parts.flatMap(({ said }) => said).join(", "),
  };
}

/** A search for intake at some moment, without the words for it; null: it is no such search. */
export interface AskedIntake {
  readonly q: string;
  readonly said: string;
  /** "Still" asks for now, where no other time is named. */
  readonly isStill: boolean;
}

/** Whether a search asks about intake: "a bed where I can still get in at 10 pm". */
export function askedIntake(q: string): AskedIntake | null {
  const said: string[] = [];
  const parts = q.split(",").map((part) =>
    splitWords(part)
      .join(" ")
      .replace(TO_GET_IN, (phrase: string) => {
        said.push(phrase);
        return ".";
      }),
  );
  if (said.length === 0) return null;
  return { q: telling(parts), said: said.join(", "), isStill: said.some((phrase) => STILL.test(phrase)) };
}

/** Removes the marks of what was taken out, and parts that say nothing else. */
function telling(parts: readonly string[]): string {
  return parts
    .map((part) => part.split(" ").filter((word) => word !== "." && word !== ""))
    .filter((part) => part.some((word) => !isQuestionWord(word) && !SAYS_NOTHING.has(word)))
    .map((part) => part.join(" "))
    .join(", ");
}

/** Words that may remain of a text that contained nothing but wishes. */
const SAYS_NOTHING = new Set(
  "place places somewhere someplace somebody something help lugar lugares sitio algo ayuda open one ones still am im".split(
    " ",
  ),
);
