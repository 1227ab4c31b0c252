import {
  escaped,
  houseNumbers,
  housePattern,
  isHardlyName,
  parseOrdinal,
  plain,
  withKing,
  wordPattern,
  writtenAs,
} from "./street-words.ts";

/** Patterns of the ways in which people write a street, and how it is written in a web address. */

/** Separators between the words of an address, in text and in links. */
const GAP = '(?:[\\s,.+_*"“”«»-]|%20){1,6}';
const END = "(?![\\d\\p{L}])";
const START = "(?<![\\d\\p{L}])";
export const DIRECTION =
  "(?:(?<!\\p{L})(?:[ns]\\.?\\s?[ew]\\.?|[nsew]\\.?|(?:north|south)(?:\\s?(?:east|west))?|east|west)(?!\\p{L}))";
/** What streets are, in whole words. */
export const LONG_KINDS =
  "street|avenue|court|road|drive|boulevard|lane|terrace|place|highway|parkway|circle|trail|way|calle|avenida|loop|square|plaza|row|alley|pike|turnpike|expressway|freeway|causeway|run|path|crossing|cove|bend|pass|walk|mall|camino|paseo|carretera|callej[oó]n";
/** The same, shortened. */
export const SHORT_KINDS =
  "st|ave?|avda|ct|rd|dr|blvd|ln|terr?|pl|hwy|pkwy|cir|trl|sq|plz|aly|tpke|expy|fwy|cswy|xing|cv|bnd|carr";
const KIND = `(?:(?:${LONG_KINDS})(?!\\p{L})|(?:${SHORT_KINDS})(?!\\p{L})\\.?)`;
/** Kinds that stand before the name: "Calle Luna", "Avenue B". */
export const FIRST_KINDS = "calle|avenida|avenue|avda|ave?|camino|paseo|carretera|carr|callej[oó]n";
const FIRST_KIND = `(?:(?:${FIRST_KINDS})\\.?|c[/.])`;
const ARTICLE = "(?:the|el|la|los|las)";
/** Numbered roads: "US Hwy 1", "State Road 7", "CR 12". */
const ROUTE =
  "(?:u\\.?\\s?s\\.?|state|county|interstate|route|rte?|highway|hwy|road|rd|carretera|carr|[sc]\\.?\\s?r\\.?|fm|i)";
const ROUTES = `(?:${ROUTE}(?:[\\s.-]{1,3}|(?=\\d))(?:no\\.?\\s?|#)?){1,3}`;

const IS_KIND = new RegExp(`^(?:${LONG_KINDS}|${SHORT_KINDS})$`, "iu");
const IS_FIRST_KIND = new RegExp(`^(?:${FIRST_KINDS})$`, "iu");
const IS_DIRECTION = new RegExp(`^${DIRECTION}$`, "iu");
const IS_ROUTE = new RegExp(`^${ROUTES}(\\d{1,4}\\p{L}?)${END}`, "iu");
const IS_ARTICLE = new RegExp(`^${ARTICLE}$`, "iu");
const IS_INSIDE =
  /^(?:#.*|apt|apartment|suite|ste|unit|fl|floor|rm|room|bldg|building|lot|piso|apto|oficina|local)$/iu;
const IS_HALF = /^(?:½|1\/2)$/u;

/** A street stands at the beginning of its line; longer patterns exhaust the stack. In characters. */
const MAX_STREET = 200;
/** Longer names are long enough by their first words. */
const MOST_WORDS = 6;

export interface Street {
  /** Empty where none is named. */
  readonly houses: readonly string[];
  readonly directions: readonly string[];
  /** Its distinctive words: "17th" of "NW 17th Street". */
  readonly name: readonly string[];
  /** As it is written; empty: none. */
  readonly kind: string;
  readonly isKindFirst: boolean;
  readonly isRoute: boolean;
}

/** What has to be removed from a text for this line of an address. */
export function buildAddressPatterns(written: string): RegExp[] {
  const line = written.slice(0, MAX_STREET);
  if (/^p\.? ?o\.? box/iu.test(line)) return [];
  const streets = parseStreets(line);
  if (streets.length > 0) return streets.flatMap((street) => patternsOfStreet(street, false));
  // Short lines ("Suite 2") are too ambiguous to remove.
  return line.length < 8 || !/\d/u.test(line)
    ? []
    : [new RegExp(line.split(/\s+/u).map(escaped).join("[\\s,]+"), "giu")];
}

/**
 * The same for words that are not about this address: only where the line names a street, and of a numbered road, which
 * crosses the whole county, only its house.
 *
 * @param isHouseNeeded the street without the house stays
 */
export function patternsOfStreets(written: string, isHouseNeeded: boolean): RegExp[] {
  return parseStreets(written).flatMap((street) => patternsOfStreet(street, isHouseNeeded || street.isRoute));
}

/** Whether a line of an address names a street. */
export function namesStreet(line: string): boolean {
  return !/^p\.? ?o\.? box/iu.test(line) && parseStreets(line).length > 0;
}

/** Whether a line names the street of another one. @param isHouseNeeded the same house of it */
export function isAtStreet(line: string, other: string, isHouseNeeded: boolean): boolean {
  return patternsOfStreets(other, isHouseNeeded).some((pattern) => line.search(pattern) !== -1);
}

/** "Foxglove Ct & 3rd St" is a corner of two streets, "Smith and Oak Rd" is one. */
const PARTS = new RegExp(`[,;\\n]|\\s[-–—]\\s|(?<=\\s${KIND})\\s(?:&|and|y|at|@)\\s`, "iu");

/** A line may name a house before its street: "Harbor House, 31 Foxglove Ct". */
export function parseStreets(written: string): Street[] {
  const line = withKing(written.slice(0, MAX_STREET));
  return line.split(PARTS).flatMap((part) => streetOfPart(part) ?? []);
}

function streetOfPart(part: string): Street | null {
  const words = part
    .replace(/(?<=\s)(?:#|n(?:o|[uú]m(?:ero)?)\.?)\s?(?=\d)/giu, "")
    .split(/[\s.]+/u)
    .filter((word) => word !== "");
  const first = words[0] ?? "";
  if (IS_FIRST_KIND.test(first) || IS_ROUTE.test(words.join(" "))) return streetOfWords([], words);
  const at = words.findIndex((word) => houseNumbers(word) !== null);
  if (at !== -1 && at < words.length - 1) {
    const houses = words.slice(at).findIndex((word) => houseNumbers(word) === null && !IS_HALF.test(word));
    const grid = houses > 1 && /^\p{L}/u.test(words[at] ?? "") ? houses : 1;
    const from = at + grid + (IS_HALF.test(words[at + grid] ?? "") ? 1 : 0);
    const numbers = words.slice(at, at + grid).flatMap((word) => houseNumbers(word) ?? []);
    return streetOfWords(grid > 1 ? [numbers[numbers.length - 1] ?? ""] : numbers, words.slice(from));
  }
  return words.slice(1).some((word) => IS_KIND.test(word)) ? streetOfWords([], words) : null;
}

/** @param given what follows the house */
function streetOfWords(given: readonly string[], all: readonly string[]): Street | null {
  const inside = all.findIndex((word, at) => at > 0 && IS_INSIDE.test(word));
  const words = inside === -1 ? all : all.slice(0, inside);
  const begin = words.findIndex((word) => !IS_DIRECTION.test(word));
  const directions = words.slice(0, Math.max(begin, 0));
  const named = begin === -1 ? [] : words.slice(begin);
  const route = IS_ROUTE.exec(named.join(" "))?.[1];
  if (route !== undefined)
    return { houses: given, directions, name: [route], kind: "", isKindFirst: false, isRoute: true };
  const hasKindFirst = named.length > 1 && IS_FIRST_KIND.test(named[0] ?? "");
  const rest = hasKindFirst ? named.slice(1) : named;
  const last = houseNumbers(rest[rest.length - 1] ?? "");
  const isHouseLast = given.length === 0 && last !== null && rest.length > 1;
  const left = isHouseLast ? rest.slice(0, -1) : rest;
  const houses = isHouseLast ? last : given;
  const kind = hasKindFirst ? -1 : endOfKinds(left);
  /** What follows the name begins with no word that says so. */
  const wordsWithoutKind = hasKindFirst ? 4 : 2;
  const core = left.slice(0, kind === -1 ? wordsWithoutKind : Math.min(kind, MOST_WORDS));
  const name = withoutArticle(core.length > 0 ? core : directions);
  if (name.length === 0 || (houses.length === 0 && kind === -1 && !hasKindFirst)) return null;
  const written = hasKindFirst ? named[0] : left[kind];
  return { houses, directions, name, kind: written ?? "", isKindFirst: hasKindFirst, isRoute: false };
}

/** The place of the last of the first kinds: of "Dr" in "Park Place Dr behind the Court". -1: there is none. */
function endOfKinds(words: readonly string[]): number {
  const first = words.findIndex((word, at) => IS_KIND.test(word) && (at > 0 || words.length === 1));
  if (first <= 0) return first;
  const next = words.slice(first).findIndex((word) => !IS_KIND.test(word));
  return next === -1 ? words.length - 1 : first + next - 1;
}

function withoutArticle(name: readonly string[]): readonly string[] {
  return name.length > 1 && IS_ARTICLE.test(name[0] ?? "") ? name.slice(1) : name;
}

function patternsOfStreet(
  { houses, name, kind, isKindFirst, isRoute }: Street,
  isHouseNeeded: boolean,
): RegExp[] {
  const house = houses.length === 0 ? null : housePattern(houses);
  if (house === null && isHouseNeeded) return [];
  const before = `(?:${DIRECTION}${GAP}){0,2}`;
  const after = `(?:\\s+${DIRECTION})?`;
  const pattern = (source: string) => new RegExp(source, "giu");
  const words = name.map(wordPattern);
  const all = words.map((word, at) => (at === 0 ? word : gapBefore(name, at) + word)).join("");
  if (isRoute) {
    const numbered = `(?:${ROUTES})?${all}${END}`;
    return [
      ...(house === null ? [] : [pattern(`${START}${house}${GAP}${before}${numbered}`)]),
      ...(isHouseNeeded ? [] : [pattern(`${START}${before}${ROUTES}${all}${END}`)]),
    ];
  }
  const [first = "", ...others] = words;
  const some = isHardlyName(name[0] ?? "")
    ? all
    : first + others.map((word, at) => `(?:${gapBefore(name, at + 1)}${word})?`).join("");
  const behind =
    house === null
      ? ""
      : `(?:(?:[\\s,]{1,3}(?:n(?:o|[uú]m(?:ero)?|[º°])\\.?\\s?)?|\\s?,?\\s?#\\s?)${house}${END})`;
  const trail = house === null || isHouseNeeded ? behind : `${behind}?`;
  const begins = `(?:${FIRST_KIND}${GAP})?(?:${ARTICLE}${GAP})?`;
  const ends = isKindFirst ? "" : `(?:${GAP}${KIND})?`;
  return [
    ...(house === null
      ? []
      : [pattern(`${START}#?${house}${GAP}${before}${begins}${some}${END}${ends}${after}`)]),
    pattern(`${START}${before}${all}${END}${GAP}${KIND}${after}${trail}`),
    pattern(`${START}(?:${FIRST_KIND})${GAP}${before}(?:${ARTICLE}${GAP})?${all}${END}${after}${trail}`),
    ...(kind === "" && house !== null ? [pattern(`${START}${all}${END}${behind}`)] : []),
  ];
}

/** "Fox Glove" is written in one word, too; numbers are not. */
function gapBefore(name: readonly string[], at: number): string {
  const isNumber = [name[at - 1], name[at]].some((word) => parseOrdinal(word ?? "") !== null);
  return isNumber ? GAP : `(?:${GAP})?`;
}

/** How kinds are written, the long form first. */
const SAME_KIND: readonly (readonly string[])[] = [
  ["street", "st"],
  ["avenue", "ave", "av"],
  ["court", "ct", "crt"],
  ["road", "rd"],
  ["drive", "dr"],
  ["boulevard", "blvd"],
  ["lane", "ln"],
  ["terrace", "terr", "ter"],
  ["place", "pl"],
  ["highway", "hwy"],
  ["parkway", "pkwy"],
  ["circle", "cir"],
  ["trail", "trl"],
  ["square", "sq"],
  ["plaza", "plz"],
  ["crossing", "xing"],
  ["avenida", "avda"],
  ["carretera", "carr"],
];

/** A kind of street in the ways in which it is written, the long one first; empty where there is none. */
export function waysOfKind(kind: string): readonly string[] {
  const written = keepAlphanumerics(kind);
  return written === "" ? [] : (SAME_KIND.find((ways) => ways.includes(written)) ?? [written]);
}
const DIRECTIONS_IN_HOST: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  ne: "northeast",
  nw: "northwest",
  se: "southeast",
  sw: "southwest",
};
/** Shorter names of streets are parts of too many other words. In letters. */
const SHORTEST_NAME = 5;
/** More ways of writing one name are not looked for. */
const MAX_WAYS = 60;

/** Letters by which a web or mail address names the street of this line. */
export function lettersNaming(line: string, isHouseNeeded = false): readonly string[] {
  return parseStreets(line).flatMap((street) => lettersNamingStreet(street, isHouseNeeded));
}

function lettersNamingStreet(
  { houses, directions, name, kind, isKindFirst, isRoute }: Street,
  isHouseNeeded: boolean,
): string[] {
  if (isRoute) return [];
  const names = name.reduce<string[]>(
    (begun, word) => {
      const ways = writtenAs(word).map(keepAlphanumerics);
      return begun.flatMap((start) => ways.map((way) => start + way)).slice(0, MAX_WAYS);
    },
    [""],
  );
  const turned = keepAlphanumerics(directions.join(""));
  const turns = turned === "" ? [""] : ["", turned, DIRECTIONS_IN_HOST[turned] ?? turned];
  const [long = "", ...short] = waysOfKind(kind);
  return names.flatMap((one) => {
    const isNumber = /^\d+$/u.test(one);
    const isLong = one.length >= SHORTEST_NAME;
    const withHouse = [
      ...houses.flatMap((house) =>
        turns.filter((turn) => !isNumber || turn !== "").map((turn) => keepAlphanumerics(house) + turn + one),
      ),
      ...(one.length >= SHORTEST_NAME - 1 && !isNumber
        ? houses.map((house) => one + keepAlphanumerics(house))
        : []),
    ];
    if (isHouseNeeded) return withHouse;
    return [
      ...withHouse,
      ...(long === "" ? [] : (isNumber ? turns.slice(1) : [""]).map((turn) => turn + one + long)),
      ...(isLong ? short.map((written) => one + written) : []),
      ...(isKindFirst && !isNumber ? [long + one] : []),
    ];
  });
}

/** Letters and digits alone, in small letters and without signs. */
export function keepAlphanumerics(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
