/** Parts of a hidden place that have to be removed from texts. */
export interface HiddenPlace {
  /** Lines of the address, in the source's and in our form. */
  lines: readonly (string | null)[];
  zip: string | null;
}

const REMOVED = "[…]";
/** Separators between the words of an address, in text and in links. */
const GAP = "(?:[\\s,.+_-]|%20)+";
const DIRECTION =
  "(?:(?<!\\p{L})(?:[ns]\\.?\\s?[ew]\\.?|[nsew]\\.?|(?:north|south)(?:\\s?(?:east|west))?|east|west)(?!\\p{L}))";
const LONG_KINDS =
  "street|avenue|court|road|drive|boulevard|lane|terrace|place|highway|parkway|circle|trail|way|calle|avenida";
const SHORT_KINDS = "st|ave?|ct|rd|dr|blvd|ln|terr?|pl|hwy|pkwy|cir|trl";
const KIND = `(?:(?:${LONG_KINDS})(?!\\p{L})|(?:${SHORT_KINDS})(?!\\p{L})\\.?)`;

const IS_KIND = new RegExp(`^(?:${LONG_KINDS}|${SHORT_KINDS})$`, "iu");
const IS_DIRECTION = new RegExp(`^${DIRECTION}$`, "iu");

const COORDINATES = /[-+−]?\d{1,3}\.\d{3,}°?(?:\s*[NS])?[\s,;/|]+[-+−]?\d{1,3}\.\d{3,}/gu;
const MAP_LINK =
  /(?:https?:\/\/|\bwww\.)?(?:\bmaps\.[a-z]|\bgoo\.gl\/maps|\b[a-z.]{1,60}\/maps\b|\b(?:www\.)?(?:waze|openstreetmap|what3words|mapquest)\.[a-z])\S*/giu;

/** Whether a web address shows a place on a map. */
export function isMapLink(url: string): boolean {
  return url.search(MAP_LINK) !== -1;
}

/**
 * The text without the street of a hidden address in the ways in which people write it ("4321 N.W. 17 St", "NW 17th
 * Street" without the number), without its ZIP, coordinates and links to maps.
 */
export function withoutAddress(text: string, { lines, zip }: HiddenPlace): string {
  const withoutMaps = text.replace(MAP_LINK, REMOVED).replace(COORDINATES, REMOVED);
  const left = lines
    .flatMap((line) => (line === null ? [] : patternsOf(line)))
    .reduce((rest, pattern) => rest.replace(pattern, REMOVED), withoutMaps);
  return zip === null
    ? left
    : left.replace(new RegExp(`(?<!\\d)${escaped(zip)}(?:-?\\d{4})?(?!\\d)`, "giu"), REMOVED);
}

/** Null where nothing is left of a text but what was removed. */
export function withoutStreetAlone(text: string): string | null {
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

const KINDS_IN_HOST: readonly (readonly [short: RegExp, long: string])[] = [
  [/^st$/iu, "street"],
  [/^ave?$/iu, "avenue"],
  [/^ct$/iu, "court"],
  [/^rd$/iu, "road"],
  [/^dr$/iu, "drive"],
  [/^blvd$/iu, "boulevard"],
  [/^ln$/iu, "lane"],
  [/^terr?$/iu, "terrace"],
  [/^pl$/iu, "place"],
  [/^hwy$/iu, "highway"],
  [/^pkwy$/iu, "parkway"],
  [/^cir$/iu, "circle"],
  [/^trl$/iu, "trail"],
];
/** Shorter names of streets are parts of too many other words. In letters. */
const SHORTEST_NAME = 5;

/**
 * Whether a web or mail address names this street: "elmstreetshelter.example", "31foxglove@…". The name alone does not: many
 * organizations are called as streets are.
 */
export function isHostOfStreet(host: string, line: string | null): boolean {
  const [house = "", ...words] = lettersOf(line ?? "", " ").split(" ");
  const name = lettersOf(coreOf(words).join(""), "");
  if (!/^\d+\p{L}?$/u.test(house) || name === "") return false;
  const written = words.find((word) => IS_KIND.test(word)) ?? "";
  const long = KINDS_IN_HOST.find(([short]) => short.test(written))?.[1] ?? written;
  const short = name.length >= SHORTEST_NAME ? [name + written] : [];
  const names = written === "" ? [house + name] : [house + name, name + long, ...short];
  const letters = lettersOf(host, "");
  return names.some((one) => letters.includes(one));
}

function lettersOf(text: string, gap: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, gap)
    .trim();
}

/** A street stands at the beginning of its line; longer patterns exhaust the stack. In characters. */
const MAX_STREET = 200;

function patternsOf(written: string): RegExp[] {
  const line = written.slice(0, MAX_STREET);
  if (/^p\.? ?o\.? box/iu.test(line)) return [];
  const [house = "", ...words] = line.split(/[\s,.]+/u).filter((word) => word !== "");
  const core = coreOf(words);
  if (!/^\d+\p{L}?$/u.test(house) || core.length === 0) {
    // Short lines ("Suite 2") are too ambiguous to remove.
    return line.length < 8 || !/\d/u.test(line)
      ? []
      : [new RegExp(line.split(/\s+/u).map(escaped).join("[\\s,]+"), "giu")];
  }
  const [first = "", ...others] = core.map(wordPattern);
  const before = `(?:${DIRECTION}${GAP}){0,2}`;
  const after = `(?:\\s+${DIRECTION})?`;
  const some = first + others.map((word) => `(?:${GAP}${word})?`).join("");
  const all = [first, ...others].join(GAP);
  return [
    new RegExp(`(?<![\\d\\p{L}])${house}${GAP}${before}${some}(?:${GAP}${KIND})?${after}`, "giu"),
    new RegExp(`(?<![\\d\\p{L}])${before}${all}${GAP}${KIND}${after}`, "giu"),
  ];
}

/** The distinctive words of a street: "17th" of "NW 17th Street". */
function coreOf(words: readonly string[]): string[] {
  const named = words.slice(words.findIndex((word) => !IS_DIRECTION.test(word)));
  const kind = named.findIndex((word) => IS_KIND.test(word));
  return kind === -1 ? named.slice(0, 2) : named.slice(0, kind);
}

/** "17th" is written "17" too. */
function wordPattern(word: string): string {
  const ordinal = /^(\d+)(?:st|nd|rd|th)?$/iu.exec(word)?.[1];
  return `${ordinal === undefined ? escaped(word) : `${ordinal}(?:st|nd|rd|th)?`}(?![\\d\\p{L}])`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
