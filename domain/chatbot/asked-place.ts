import { isCommonEnglish, isCommonSpanish, SHORT_FORMS } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { longWord } from "../places/place-key.ts";
import { stateAt } from "../places/state-in-words.ts";
import { isKnownWord, isVocabularyWord } from "./lexicon.ts";
import type { KnownPlace, PlaceAsked } from "./question.ts";

/** A possible place name in a message, to be looked up as a whole. */
export interface PlaceName {
  /** Folded words with spaces: `san jose`, `33101`. */
  readonly text: string;
  /** The form that `placeKey` writes; a ZIP's code. */
  readonly key: string;
  readonly kind: "CITY" | "ZIP";
  /** State codes; null: any state. */
  readonly states: readonly string[] | null;
}

/** Places of the gazetteer by the `text` of their names; names that it does not know are absent. */
export type FoundPlaces = ReadonlyMap<string, KnownPlace>;

const MAX_NAMES = 8;
const MAX_NAME_WORDS = 4;
const MIN_NAME_LENGTH = 3;
const BEFORE_PLACES = new Set([
  "in",
  "near",
  "at",
  "around",
  "en",
  "de",
  "por",
  "cerca",
  "from",
  "to",
  "nearby",
  "close",
  "desde",
  "hacia",
  "for",
  "a",
  "outside",
  "by",
  "of",
  "soy",
  "is",
  "y",
  "and",
  "about",
]);
const STRONG_BEFORE = new Set(["in", "near", "en", "around", "cerca"]);
const NAME_PARTS = [
  "la",
  "las",
  "los",
  "el",
  "san",
  "santa",
  "saint",
  "st",
  "new",
  "west",
  "east",
  "north",
  "south",
  "fort",
  "ft",
  "port",
  "lake",
  "mount",
];
const INSIDE_NAMES = new Set([...NAME_PARTS, "de", "del", "of", "the", "y"]);
const BEGIN_NAMES = new Set([...NAME_PARTS, "mt", "big", "hot", "little", "white", "red", "long"]);

const NEAR_ME =
  /\b(?:near(?:by|est)?(?: to)?(?: (?:me|us|here|my (?:house|home|location|area|place|apartment|job|work)|where (?:i am|im at|i live)))?|closest|close(?:st)?(?: by| to (?:me|us|here|my (?:house|home|location|place)|home)|$)|around (?:here|me|us|my (?:area|way|neighborhood))|in (?:my|this) (?:area|neighborhood|town|city)|walking distance|within walking distance|where i am|where im at|my (?:location|area|neighborhood)|(?:mas |bien |muy )?cerca(?:na|no|nos|nas)?(?: (?:de |a )?(?:mi|aqui|nosotros|ti|donde (?:estoy|vivo)|mi (?:casa|ubicacion|zona|trabajo|barrio)|casa|la casa))?|cerquita|por (?:aqui|aca|mi (?:casa|rumbo|zona|barrio)|esta zona|este rumbo|donde (?:vivo|estoy)|el barrio|mis rumbos)|(?<!\b(?:nuev[oa]s?|llegue|llegamos|llegad[oa]s?|llegar|llego|vengo|vine|vinimos|vivo|vivimos|estoy|estamos) (?:por )?)(?:aqui|aca)|alrededor|donde (?:estoy|ando)|en mi (?:area|zona|barrio|ciudad|pueblo|colonia)|en (?:esta|este) (?:area|zona|barrio|ciudad|pueblo)|a pie|caminando|proxim[oa] a mi|right here|(?<!\b(?:over|got|get|came|come|arrived|new|out|been|moved|am|im|are|were|is|live|living) )here|local)\b/u;

/** Finds possible place names in a message, likeliest first. */
export function placeNamesIn(message: string): readonly PlaceName[] {
  const words = splitWords(message);
  const found = new Map<string, PlaceName>();
  const add = (name: PlaceName): void => {
    if (!found.has(name.text)) found.set(name.text, name);
  };
  for (const [at, word] of words.entries()) {
    if (/^\d{5}$/u.test(word) && !isHouseNumber(words, at))
      add({ text: word, key: word, kind: "ZIP", states: null });
  }
  const spans = [...words.keys()]
    .flatMap((from) => spansFrom(words, from))
    .filter((span) => isAskedFor(words, span));
  spans.sort((a, b) => b.weight - a.weight);
  for (const { from, to, state } of spans) {
    const name = words.slice(from, to);
    add({
      text: name.join(" "),
      key: name.map(longWord).join(""),
      kind: "CITY",
      states: state === null ? null : [state],
    });
  }
  return [...found.values()].slice(0, MAX_NAMES);
}

/** Words before a place of origin, which is not asked for: "I was born at Jackson", "recién llegado de Cuba". */
const ORIGIN =
  /\b(?:born (?:at|in)|naci en|nacid[oa]s? en|nacio en|(?:recien )?llegad[oa]s? de|llegu?e de|llegamos de|llegar de|arrived from|(?:came|come|coming|back|moved|originally) from|vengo de|vine de|vinimos de)$/u;

function isAskedFor(words: readonly string[], { from, to, state }: Span): boolean {
  if (state !== null) return true;
  if (COUNTRIES.has(words.slice(from, to).join(" "))) return false;
  return !ORIGIN.test(words.slice(Math.max(0, from - MAX_NAME_WORDS), from).join(" "));
}

function isHouseNumber(words: readonly string[], at: number): boolean {
  return words.length > at + 2 && /^(?:street|st|ave|avenue|road|blvd|drive)$/u.test(words[at + 2] ?? "");
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly state: string | null;
}

function spansFrom(words: readonly string[], from: number): Span[] {
  const before = words[from - 1] ?? "";
  const isAfter = BEFORE_PLACES.has(before);
  const isStrong =
    STRONG_BEFORE.has(before) ||
    (before === "de" && words[from - 2] === "cerca") ||
    (before === "to" && words[from - 2] === "close");
  const spans: Span[] = [];
  for (let to = from + 1; to <= Math.min(from + MAX_NAME_WORDS, words.length); to++) {
    const name = words.slice(from, to);
    const state = stateAt(words, to);
    if (!canBeName(name, isStrong || state !== null)) continue;
    if (state === null && !isStrong && ORDINAL_NAME.test(name.join(" "))) continue;
    if (!isAfter && state === null && name.some(isVocabularyWord)) continue;
    if (state === null && isOrdinary(name) && !isStrong && !endsInDirection(name)) continue;
    if (state === null && TIME_NAME.test(name.join(" "))) continue;
    spans.push({ from, to, state, weight: weighName(name, { isAfter, isStrong, state }) });
  }
  return spans;
}

function weighName(
  name: readonly string[],
  { isAfter, isStrong, state }: { isAfter: boolean; isStrong: boolean; state: string | null },
): number {
  const unknown = name.filter((word) => !isKnownWord(word)).length;
  return (state === null ? 0 : 8) + (isStrong ? 2 : 0) + (isAfter ? 2 : 0) + unknown * 2 + name.length;
}

/** Times that are also towns: "It's nearly midnight" is not about Midnight, Mississippi. */
const TIME_NAME = /^(?:midnight|noon|morning|evening|afternoon|tonight|medianoche|mediodia)$/u;

/** Ordinals choose from a list ("La primera"), although towns are named Primera and El Segundo. */
const ORDINAL_NAME = /^(?:(?:el|la) )?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])$/u;

/** Common words that begin or end longer names. */
const NAME_WORDS = /^(?:city|park|center|beach|springs?|hope|place|point|night|good)$/u;

function canBeName(name: readonly string[], isNamed: boolean): boolean {
  const [first = ""] = name;
  const last = name[name.length - 1] ?? "";
  if (name.join("").length < MIN_NAME_LENGTH || name.some((word) => /\d/u.test(word))) return false;
  if (name.length === 1) return !isCommon(first) && (isNamed || !isVocabularyWord(first));
  if (INSIDE_NAMES.has(last) && isCommon(last) && !endsInDirection(name)) return false;
  if (isCommon(first) && !BEGIN_NAMES.has(first)) return false;
  return name.every(
    (word) => !isCommon(word) || INSIDE_NAMES.has(word) || BEGIN_NAMES.has(word) || NAME_WORDS.test(word),
  );
}

/** Whether a name of several words ends in a direction, like "Key West". */
function endsInDirection(name: readonly string[]): boolean {
  return name.length > 1 && DIRECTIONS.has(name[name.length - 1] ?? "");
}

const DIRECTIONS = new Set(["west", "east", "north", "south"]);

function isOrdinary(name: readonly string[]): boolean {
  return name.every((word) => isKnownWord(word) || isVocabularyWord(word));
}

function isCommon(word: string): boolean {
  return isCommonEnglish(word) || isCommonSpanish(word);
}

/** Countries people come from; they do not look for help there. */
const COUNTRIES = new Set(
  `mexico guatemala honduras nicaragua cuba venezuela colombia haiti ecuador peru bolivia chile argentina brazil brasil panama
  salvador el_salvador costa_rica puerto_rico republica_dominicana dominicana afghanistan afganistan iraq irak syria ukraine
  ucrania china india africa europe europa spanish english espanol ingles`
    .split(/\s+/u)
    .map((name) => name.replaceAll("_", " ")),
);

/** The place that a message asks for, with the folded words that name it. */
export interface FoundPlace {
  readonly place: PlaceAsked;
  readonly words: string;
}

function longForms(text: string): string {
  return text
    .split(" ")
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(" ");
}

/** @param names the result of `placeNamesIn`, in its order */
export function placeIn(text: string, names: readonly PlaceName[], places: FoundPlaces): FoundPlace {
  for (const name of names) {
    const place = places.get(name.text);
    if (place !== undefined) return { place, words: name.text };
  }
  const near = NEAR_ME.exec(text) ?? NEAR_ME.exec(longForms(text));
  if (near !== null) return { place: { kind: "NEAR_ME" }, words: near[0] };
  const zip = names.find(({ kind }) => kind === "ZIP");
  if (zip !== undefined) return { place: { kind: "UNKNOWN", name: zip.text }, words: zip.text };
  for (const { text: name } of names) {
    const isNamed = new RegExp(`\\b(?:in|near|en|around|cerca de|close to) ${name}\\b`, "u").test(text);
    if (
      isNamed &&
      !COUNTRIES.has(name) &&
      name.split(" ").every((word) => !isKnownWord(word) && !isVocabularyWord(word))
    ) {
      return { place: { kind: "UNKNOWN", name }, words: name };
    }
  }
  return { place: { kind: "NONE" }, words: "" };
}
