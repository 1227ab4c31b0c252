/** How the words of a street and its numbers are written in English and Spanish: sources of patterns, for flags `iu`. */

/** What stands for a letter of a name, with or without its sign. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "[aáàâãä]",
  e: "[eéèêë]",
  i: "[iíìîï]",
  o: "[oóòôõö]",
  u: "[uúùûü]",
  n: "[nñ]",
  c: "[cç]",
};

const ONES = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
  " ",
);
const SPANISH_ORDINALS = "primera segunda tercera cuarta quinta sexta séptima octava novena décima".split(
  " ",
);

const SMALL = [...ONES, ...TEENS];
const SMALL_ORDINALS = [...ORDINALS, ...TEENS.map((word) => `${word}th`)];

const SPANISH_NUMBERS =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  );

/** Words for numbers below a hundred: "thirty-one" is 31. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, at) => [word, at + 1] as const),
  ...withTens(TENS, ONES.slice(0, 9)),
]);
/** "First" is 1, "twenty-third" is 23, "quinta" is 5. */
const ORDINAL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...SMALL_ORDINALS.map((word, at) => [word, at + 1] as const),
  ...withTens(
    TENS.map((word) => word.replace(/y$/u, "ieth")),
    [],
  ),
  ...withTens(TENS, ORDINALS.slice(0, 9)).filter(([word]) => word.includes("-")),
  ...[SPANISH_ORDINALS, SPANISH_NUMBERS].flatMap((words) =>
    words.map((word, at) => [plain(word), at + 1] as const),
  ),
]);

function withTens(tens: readonly string[], ones: readonly string[]): (readonly [string, number])[] {
  return tens.flatMap((ten, at) => [
    [ten, 10 * (at + 2)] as const,
    ...ones.map((one, unit) => [`${ten}-${one}`, 10 * (at + 2) + unit + 1] as const),
  ]);
}

/** Words that are written in several ways, in the names of streets. */
const SAME: readonly (readonly string[])[] = [
  ["mt", "mount"],
  ["ft", "fort"],
  ["st", "saint"],
  ["sta", "santa"],
  ["dr", "doctor"],
  ["jr", "junior"],
  ["pt", "point"],
  ["hts", "heights"],
  ["spgs", "springs"],
];
const KING = "mlk";
const KING_PATTERN =
  "(?:(?:dr|doctor|rev|reverend)\\.?\\s+)?(?:m\\.?\\s?l\\.?\\s?k(?:ing|\\.)?|martin\\s+luther\\s+king)(?:,?\\s+j(?:r|unior)\\.?)?";

/** The line with one word for Martin Luther King, whose name is written in many ways. */
export function withKing(line: string): string {
  return line.replace(new RegExp(`(?<!\\p{L})${KING_PATTERN}(?!\\p{L})`, "giu"), KING);
}

/** Whether a word stands for that name. */
export const isKing = (word: string): boolean => plain(word) === KING;

/** In small letters, without signs and apostrophes. */
export function plain(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/** The number that a word of a street says; null: none. */
export function parseOrdinal(word: string): string | null {
  const digits = /^(\d{1,4})(?:st|nd|rd|th|ra|da|ta|era|[ºª])?$/iu.exec(word)?.[1];
  return digits ?? ORDINAL_NUMBERS.get(plain(word))?.toString() ?? null;
}

/** The number that a word of counting says, as "Seventeen" in the name of a street; null: none. */
export function parseCardinal(word: string): string | null {
  return NUMBERS.get(plain(word))?.toString() ?? null;
}

/** A number in the ways in which streets are called by it: "17", "17th", "seventeenth", "seventeen", "diecisiete". */
export function numberPattern(number: string): string {
  const counted = [...NUMBERS].filter(([, value]) => String(value) === number).map(([word]) => word);
  const words = [...writtenAs(number).slice(5), ...counted].map((word) => word.replace("-", "[\\s-]?"));
  return `(?:${[`${number}(?:st|nd|rd|th|ra|da|ta|era|[ºª])?`, ...words].join("|")})`;
}

/** All ways in which a word of a street is written, in letters and digits. The first is the word itself. */
export function writtenAs(word: string): readonly string[] {
  const own = plain(word);
  const ordinal = parseOrdinal(word);
  if (ordinal === null) return SAME.find((ways) => ways.includes(own)) ?? [own];
  const words = [...ORDINAL_NUMBERS].filter(([, value]) => String(value) === ordinal).map(([said]) => said);
  return [ordinal, ...["st", "nd", "rd", "th"].map((ending) => ordinal + ending), ...words];
}

/** Whether a word alone hardly says which street is meant. */
export function isHardlyName(word: string): boolean {
  return SAME.some((ways) => ways.includes(plain(word))) || plain(word).length < 2;
}

/** Shorter words are not split in two. */
const SHORTEST_SPLIT = 6;

/** "17th" is written "17" and "seventeenth" too, "Mt" "Mount", "Foxglove" "Fox Glove", "Peñón" "Penon". */
export function wordPattern(word: string): string {
  if (isKing(word)) return KING_PATTERN;
  const ordinal = parseOrdinal(word);
  if (ordinal !== null) {
    const said = writtenAs(word)
      .slice(5)
      .map((way) => spelled(way.replace("-", "")));
    return `(?:${[`${ordinal}(?:st|nd|rd|th|ra|da|ta|era|[ºª])?`, ...said].join("|")})`;
  }
  const ways = writtenAs(word).map((way) => spelled(way) + (way.length < 4 ? "\\.?" : ""));
  return ways.length === 1 ? ways.join("") : `(?:${ways.join("|")})`;
}

function spelled(word: string): string {
  const between = word.length < SHORTEST_SPLIT ? "['’]?" : "['’\\s-]?";
  return [...word].map((letter) => LETTERS[letter] ?? escaped(letter)).join(between);
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

const HOUSE_WORD = /^\d{1,6}(?:-?\p{L})?(?:[-–/&]\d{1,6}\p{L}?)?½?$/u;
/** By the distance from two axes of a town: "N31 W2345 Foxglove Ct". */
const GRID_WORD = /^[nsew]\d{1,6}$/iu;

/** The numbers of a house that a word says: those of "31-33", 1 of "One". Null: it is none. */
export function houseNumbers(word: string): readonly string[] | null {
  if (GRID_WORD.test(word)) return [word];
  if (HOUSE_WORD.test(word)) return word.match(/\d+/gu);
  const said = NUMBERS.get(plain(word));
  return said === undefined ? null : [String(said)];
}

/** A house in a text: with a letter, as one of two, with a half, or in words. */
export function housePattern(numbers: readonly string[]): string {
  const said = [...NUMBERS].filter(([, value]) => numbers.includes(String(value)));
  const own = [...numbers.map(escaped), ...said.map(([word]) => word.replace("-", "[\\s-]"))].join("|");
  return `(?:\\d{1,6}\\s?[-–/&]\\s?)?(?:${own})(?:\\s?-?\\p{L}(?!\\p{L}))?(?:\\s?[-–/&]\\s?\\d{1,6})?(?:\\s?(?:½|1/2))?`;
}
