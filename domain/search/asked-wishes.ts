import type { Provision } from "../services/enumerations.ts";
import type { PublicService } from "../services/public-service.ts";
import { wordsOf } from "./fold.ts";
import { isQuestionWord } from "./stop-words.ts";

/**
 * What a text wishes to be there beside what it asks for: "a shelter that takes couples", "algo de comer, voy en silla de
 * ruedas". A wish leaves nothing out: what says so comes first, and what says no comes last (rule search 28).
 */
export const WISHES = ["COUPLES", "FAMILIES", "STEP_FREE", "PETS", "SERVICE_ANIMALS", "STORAGE"] as const;
export type Wish = (typeof WISHES)[number];

/** What a service says of a wish. */
export type WishState = "YES" | "NO" | "UNTOLD";

interface WishFacts {
  /** Any of these says so. */
  readonly yes: readonly Provision[];
  readonly no: readonly Provision[];
  /** Pets are allowed, which says so as well. */
  readonly withPets?: true;
}

/** The facts of a door that tell of each wish. */
const WISH_FACTS: Readonly<Record<Wish, WishFacts>> = {
  COUPLES: { yes: ["COUPLES"], no: ["NO_COUPLES"] },
  FAMILIES: { yes: ["FAMILIES_TOGETHER"], no: [] },
  STEP_FREE: { yes: ["STEP_FREE_DOOR", "STEP_FREE_BED", "STEP_FREE_TOILET"], no: ["STEPS"] },
  PETS: { yes: ["PETS_BESIDE_BED", "PETS_IN_CRATE", "PETS_OUTSIDE"], no: [], withPets: true },
  SERVICE_ANIMALS: {
    yes: ["SERVICE_ANIMALS", "PETS_BESIDE_BED", "PETS_IN_CRATE"],
    no: [],
    withPets: true,
  },
  STORAGE: { yes: ["STORAGE"], no: ["NO_STORAGE"] },
};

/** What a service says of a wish by its facts; its texts are not read. */
export function wishState(
  { provisions, isAllowedPets }: Pick<PublicService, "provisions" | "isAllowedPets">,
  wish: Wish,
): WishState {
  const { yes, no, withPets = false } = WISH_FACTS[wish];
  if (no.some((one) => provisions.includes(one))) return "NO";
  return yes.some((one) => provisions.includes(one)) || (withPets && isAllowedPets === true)
    ? "YES"
    : "UNTOLD";
}

/** What a text wishes, and what else it says. */
export interface AskedWishes {
  /** In the order of `WISHES`. */
  readonly wishes: readonly Wish[];
  /** The folded text, ` . ` in the places of their words. */
  readonly rest: string;
}

const words = (pattern: string): RegExp => new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, "gu");

const PARTNER =
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
      `(?:(?:some ?where|someplace|place|places|room|spot|and|a|an|lugar|sitio|espacio|algun|un|y) )*(?:(?:to|where|that|i|we|can|could|will|let|lets|me|us|donde|para|de|que|puedo|poder|se|puede|me|nos|dejen?|a|en) )*(?:leave|store|keep|stash|put|drop|lock up|hold|watch|guarda|guardar|guarden|guardan|dejar|almacenar|encargar) (?:(?:my|our|all|some|of|mis|las|los|mi|sus|nuestras|todas|mi) )*${BELONGINGS}(?: (?:safe|seguras?|while i \\w+))?|(?:and |with |y |con )?(?:lockers?|(?:bag|luggage|property|baggage) (?:storage|check)|storage (?:for|of) (?:(?:my|our|your) )*${BELONGINGS}|casilleros?|guardarropas?|guardaequipajes?|consigna)`,
    ),
  ],
];

/** Single words that are a wish beside a place to stay or to be in, and else the need: "shelter dog", "vet for my dog". */
const ALONE: readonly (readonly [Wish, RegExp])[] = [
  ["PETS", words(`(?:and |with |plus |my |our |y |con |mi |mis )*${ANIMAL}`)],
  ["STEP_FREE", words(`(?:and |with |y |con |a |una )*(?:${CHAIR}|accesibles?|accessible)`)],
  ["STORAGE", words("(?:and |with |plus |y |con )?(?:bag |luggage )?storage")],
];
const TO_BE_IN = words(
  "shelters?|beds?|cots?|sleep|sleeping|stay|rooms?|housing|motels?|hotels?|apartments?|place|somewhere|overnight|tonight|drop in|day center|warming center|cooling center|showers?|laundry|albergues?|refugios?|dormir|quedarme|quedarnos|quedarse|camas?|cuartos?|vivienda|lugar|duchas?|banarme|regaderas?|esta noche|pasar la noche",
);

/** Of an animal or a chair, with these words, it is the need itself. */
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

/** What a text wishes to be there. @param text folded words with one space between them; other marks are kept */
function wishesIn(text: string): AskedWishes {
  const found = new Set<Wish>();
  const read = (rest: string, [wish, pattern]: readonly [Wish, RegExp]): string => {
    if (NEED_OF_ITS_OWN[wish] !== undefined && rest.search(NEED_OF_ITS_OWN[wish]) >= 0) return rest;
    return rest.replace(pattern, (said: string, at: number) => {
      if (DENIED.test(rest.slice(0, at))) return said;
      found.add(wish);
      return ".";
    });
  };
  let rest = SAID.reduce(read, text);
  if (rest.search(TO_BE_IN) >= 0) rest = ALONE.reduce(read, rest);
  return { wishes: WISHES.filter((wish) => found.has(wish)), rest: found.size === 0 ? text : rest };
}

/** What is left of a search without its wishes; null where it has none. */
export function askedWishes(q: string): { readonly q: string; readonly wishes: readonly Wish[] } | null {
  const parts = q.split(",").map((part) => wishesIn(wordsOf(part).join(" ")));
  const wishes = WISHES.filter((wish) => parts.some((part) => part.wishes.includes(wish)));
  if (wishes.length === 0) return null;
  const left = parts
    .map(({ rest }) => rest.split(" ").filter((word) => word !== "." && word !== ""))
    .filter((part) => part.some((word) => !isQuestionWord(word) && !SAYS_NOTHING.has(word)));
  return { q: left.map((part) => part.join(" ")).join(", "), wishes };
}

/** What is left of a text that only wished. */
const SAYS_NOTHING = new Set(
  "place places somewhere someplace somebody something help lugar lugares sitio algo ayuda open one ones still am im".split(
    " ",
  ),
);
