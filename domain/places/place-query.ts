import { splitWords } from "../base/text/fold.ts";
import { isOneTypoApart } from "../base/text/one-typo.ts";
import { longWord } from "./place-key.ts";
import { STATES } from "./states.ts";

/** Interpretations of a typed place. */
export interface PlaceQuery {
  /** Postal areas begin with one of these. */
  readonly codes: readonly string[];
  /** Any of these fits. */
  readonly names: readonly NameQuery[];
  /** Null: no county is asked for. */
  readonly county: CountyQuery | null;
}

/** A county by its whole name, without the word for it. */
export interface CountyQuery {
  /** Key as `placeKey` writes it. */
  readonly key: string;
  /** Null: in any state. */
  readonly states: readonly string[] | null;
}

export interface NameQuery {
  /** Key as `placeKey` writes it. */
  readonly key: string;
  /** Null: in any state. */
  readonly states: readonly string[] | null;
  /** True: the name begins so; false: that is the whole name. */
  readonly isPrefix: boolean;
}

/** A name of more words is no name of a place. */
const MAX_WORDS = 8;
/** Shorter words are too similar to each other to be corrected. */
const MIN_CORRECTED_LENGTH = 5;

const US_CODE = /(?<![\p{L}\d])(\d{5})(?:-\d{0,4}|\s?\d{4})?(?![\p{L}\d])/u;
const CANADIAN_CODE = /(?<![\p{L}\d])([a-z]\d[a-z])(?:[-\s]?\d(?:[a-z]\d?)?)?(?![\p{L}\d])/iu;
const BEGUN_CODE = /^(?:\d{1,4}|[a-z]\d)$/i;

/** Parses complete or partial input of the location picker: a name, a name with its state, a postal code. */
export function readPlaceQuery(keyword: string): PlaceQuery {
  const typed = keyword.trim();
  if (BEGUN_CODE.test(typed)) return { codes: [typed.toUpperCase()], names: [], county: null };
  const codes: string[] = [];
  let rest = typed;
  for (const pattern of [US_CODE, CANADIAN_CODE]) {
    const found = pattern.exec(rest);
    if (found?.[1] === undefined) continue;
    codes.push(found[1].toUpperCase());
    rest = rest.replace(found[0], "");
  }
  const words = withoutCountry(splitWords(rest));
  // "33101 FL" asks for the ZIP alone.
  if (codes.length > 0 && statesNamed(words.join("")).length > 0) return { codes, names: [], county: null };
  return { codes, names: parseNames(words), county: parseCounty(words) };
}

const COUNTY_WORDS: ReadonlySet<string> = new Set(["county", "parish", "borough"]);

/** "Miami-Dade County, FL", "condado de Orange". */
function parseCounty(words: readonly string[]): CountyQuery | null {
  if (words.length > MAX_WORDS) return null;
  const isSpanish = words[0] === "condado";
  const from = words.findIndex((word) => word !== "condado" && word !== "de");
  const named = words.findIndex((word) => COUNTY_WORDS.has(word));
  const ends = isSpanish ? [...words.keys()].map((at) => at + 1).filter((at) => at > from) : [named];
  // The name is the words before a state, or all of them where no state follows.
  for (const end of ends) {
    const tail = words.slice(isSpanish ? end : end + 1).join("");
    const states = tail === "" ? null : statesNamed(tail);
    if (end <= from || states?.length === 0) continue;
    return { key: words.slice(from, end).map(longWord).join(""), states };
  }
  return null;
}

/** Abbreviations in names of places that the gazetteer spells out: "E. Palo Alto", "No Hollywood". */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["e", "east"],
  ["w", "west"],
  ["n", "north"],
  ["no", "north"],
  ["s", "south"],
  ["so", "south"],
  ["bch", "beach"],
  ["hts", "heights"],
  ["mt", "mountain"],
  ["spgs", "springs"],
]);
/** Words of the city's name, at most, at the end of an address before its state. */
const MAX_NAME_WORDS = 3;
/** "Newfoundland and Labrador". */
const MAX_STATE_WORDS = 3;

function parseNames(words: readonly string[]): NameQuery[] {
  const spelled = words.map((word, at) =>
    (words.length > 1 && at < words.length - 1) || word.length > 2 ? (SHORT_WORDS.get(word) ?? word) : word,
  );
  const isShort = spelled.some((word, at) => word !== words[at]);
  return [...namesIn(words), ...(isShort ? namesIn(spelled) : []), ...namesInAddress(words)];
}

/** "120 W Flagler St Miami": an address with its number first ends with its town, whole. */
function namesInAddress(words: readonly string[]): NameQuery[] {
  if (words.length < 3 || !/^\d/u.test(words[0] ?? "")) return [];
  const names: NameQuery[] = [];
  for (let end = words.length; end > 1 && end >= words.length - MAX_STATE_WORDS; end--) {
    const tail = words.slice(end).join("");
    const states = tail === "" ? null : statesNamed(tail);
    if (states !== null && states.length === 0) continue;
    for (let length = Math.min(MAX_NAME_WORDS, end - 2); length > 0; length--) {
      const key = words
        .slice(end - length, end)
        .map(longWord)
        .join("");
      names.push({ key, states, isPrefix: false });
    }
  }
  return names;
}

function namesIn(words: readonly string[]): NameQuery[] {
  const last = words[words.length - 1];
  if (last === undefined || words.length > MAX_WORDS) return [];
  const long = words.map(longWord);
  const whole = long.join("");
  const names: NameQuery[] = [{ key: whole, states: null, isPrefix: true }];
  // "St" is Saint, and the beginning of Stockton.
  const asTyped = [...long.slice(0, -1), last].join("");
  if (asTyped !== whole) names.push({ key: asTyped, states: null, isPrefix: true });
  for (let at = 1; at < words.length; at++) {
    const key = long.slice(0, at).join("");
    const tail = words.slice(at).join("");
    const named = statesNamed(tail);
    const states = named.length > 0 ? named : statesLike(tail);
    if (states.length > 0) names.push({ key, states, isPrefix: named.length > 0 });
  }
  return names;
}

/** Names and letters of each state, folded, without spaces. */
const STATE_KEYS = STATES.map(({ code, names }) => ({
  code,
  keys: [code.toLowerCase(), ...names.map((name) => splitWords(name).join(""))],
}));

/** States that are called just so. */
function statesNamed(text: string): string[] {
  return STATE_KEYS.filter(({ keys }) => keys.includes(text)).map(({ code }) => code);
}

/** States whose name begins so, or is one typo away. */
function statesLike(text: string): string[] {
  const isLike = (key: string) =>
    key.startsWith(text) || (text.length >= MIN_CORRECTED_LENGTH && isOneTypoApart(text, key));
  return STATE_KEYS.filter(({ keys }) => keys.some(isLike)).map(({ code }) => code);
}

const COUNTRIES = [
  ["usa"],
  ["us"],
  ["united", "states"],
  ["estados", "unidos"],
  ["ee", "uu"],
  ["eeuu"],
  ["canada"],
];

function withoutCountry(words: string[]): string[] {
  for (const country of COUNTRIES) {
    const tail = words.slice(-country.length);
    if (words.length > country.length && tail.join(" ") === country.join(" "))
      return words.slice(0, -country.length);
  }
  return words;
}
