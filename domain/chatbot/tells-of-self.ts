import type { DangerFamily } from "../danger/danger-families.ts";
import type { DangerNotice } from "../danger/notice-danger.ts";
import { followUp } from "./follow-up.ts";
import type { Find } from "./question.ts";
import { asksForShelter, hidesFromSomebody } from "./safer-shelter.ts";
import type { TalkState } from "./talk-state.ts";

/** Longer messages say more than who the writer is. */
const MAX_WORDS = 16;
const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words for who a person is. */
const WHO = listed(
  `man guy male dude dad father husband boy woman girl female lady mom mother wife teen teenager minor adult senior elderly
  trans transgender transsexual nonbinary enby gay lesbian bi bisexual queer lgbt lgbtq mtf ftm disabled disability
  wheelchair blind veteran vet pregnant widow widowed hombre varon senor papa padre esposo marido muchacho mujer senora
  mama madre esposa muchacha chica chico adolescente menor adulto adulta mayor anciano anciana transgenero travesti lesbiana
  bisexual discapacitada discapacitado discapacidad ruedas ciega ciego veterano veterana embarazada viudo viuda`,
);
const AGE =
  /\b(?:im|i m|i am|am|turned|tengo|cumpli|and|y|o|yo|soy|de|a) \d{1,2}\b|^\d{1,2} (?:years?|yrs?|yo|y o|anos)\b/u;
/** Words that may accompany these and ask for nothing. */
const BESIDE = listed(
  `i im m am s is as a an the and but so also too btw by way just only still really oh well actually who yes no not in use
  using have had got ve with without of on my mine single old older young younger years year yrs yr yo y o here though
  because black white latina latino latin hispanic straight cis married divorced kid kids child children son sons daughter
  daughters baby babies one two three four five six little small months month weeks along soy yo es que pero tambien ademas
  solo sola solamente ya si tengo uso estoy ando en silla de una un el la con sin mis mi los las hijo hijos hija hijas nino
  ninos nina ninas bebe bebes dos tres cuatro cinco anos ano edad cumpli meses semanas tercera persona joven viejo vieja
  casada casado divorciada divorciado soltera soltero por cierto gracias`,
);
const BEGINS =
  /^(?:(?:and|but|so|also|well|oh|y|pero|es que|yo|ya|yes|no|si|btw|actually|because|just) )*(?:i am|im|i m|as an?|i have (?:a|an|been)|i use a|ive|i turned|soy|estoy|ando en silla|uso silla|tengo|cumpli|\d{1,2}\b|(?:man|woman|male|female|hombre|mujer)\b)/u;

/**
 * Whether a text only says who the writer is ("I'm a man", "tengo 17 años"), which asks for nothing by itself.
 *
 * @param text folded words
 */
export function tellsOfSelf(text: string): boolean {
  const words = text.split(" ");
  const isOfSelf = words.some((word) => WHO.has(word)) || AGE.test(text);
  return (
    isOfSelf &&
    words.length <= MAX_WORDS &&
    BEGINS.test(text) &&
    words.every((word) => WHO.has(word) || BESIDE.has(word) || /^\d{1,2}$/u.test(word))
  );
}

/**
 * Treats a text that only says who the writer is as part of the talk of danger, not as a question about pets or
 * languages. Children and documents remain questions of their own.
 */
export function noticeOfSelf(notice: DangerNotice | null, text: string): DangerNotice | null {
  const followed = notice?.followUp ?? null;
  if (notice === null || followed === null || !tellsOfSelf(text)) return notice;
  return followed === "CHILDREN" || followed === "PAPERS" ? notice : { ...notice, followUp: "STAYS" };
}

/**
 * Returns the list of places to stay shown before, changed to the person that the text describes; null: none were
 * shown.
 */
export function placesForSelf(find: Find, text: string, state: TalkState): Find | null {
  if (state.last === null || !asksForShelter(state.last.find) || !tellsOfSelf(text)) return null;
  const changed = followUp(find, { text, plain: text, state });
  return changed?.kind === "FIND" ? changed.find : null;
}

const PLACES_FOR =
  /^(?:(?:show|give|find|me|the|some|any|see|ver|busco|unos|los|y|and|are there|hay) )*(?:places?|somewhere|shelters?|lugar(?:es)?|sitios?|albergues?|refugios?) (?:for|that takes?|para|que (?:reciben?|aceptan?)) /u;

/**
 * Reads "Places for women" in a talk of danger, before any list, as a search for places to stay, as if the quick reply
 * had been tapped.
 */
export function placesToHide(
  find: Find,
  text: string,
  { danger, last }: Pick<TalkState, "danger" | "last">,
): Find {
  const isMeant = last === null && find.needs.length === 0 && find.audiences.length > 0 && hides(danger);
  return isMeant && PLACES_FOR.test(text) ? { ...find, needs: ["EMERGENCY"] } : find;
}

function hides(danger: DangerFamily | null): boolean {
  return danger === "CHILD_ALONE" || hidesFromSomebody(danger);
}
