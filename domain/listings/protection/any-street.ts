import { FIRST_KINDS, LONG_KINDS, namesStreet, SHORT_KINDS } from "./street-patterns.ts";
import { REMOVED } from "./without-address.ts";

/**
 * Streets in the words of a withheld listing whose address names none: a box at the post office, or nothing. What its
 * words name is its door, as far as a program can tell.
 */

const GAP = "[\\s,]{1,3}";
const START = "(?<![\\d\\p{L}])";
const END = "(?![\\d\\p{L}])";
const NAME = "(?:\\p{Lu}[\\p{L}'’.]{0,30}|\\d{1,3}(?:st|nd|rd|th|TH|ST|ND|RD)?)";
const DIRECTION =
  "(?:[NS]\\.?\\s?[EW]?\\.?|[EW]\\.?|(?:North|South|East|West|NORTH|SOUTH|EAST|WEST)\\p{L}{0,4})";
const HOUSE = "#?\\d{1,6}(?:[-–]\\d{1,4})?\\p{L}?";
const LINKING = "(?:(?:de|del|la|las|los|el)\\s{1,3}){0,2}";

/** Names of streets begin with capitals: "30 days in a safe place" is none. */
const STREETS: readonly RegExp[] = [
  `${START}${HOUSE}${GAP}(?:${DIRECTION}${GAP})?(?:${NAME}${GAP}){1,4}${capital(`${LONG_KINDS}|${SHORT_KINDS}`)}${END}\\.?`,
  `${START}(?:${HOUSE}${GAP})?${capital(FIRST_KINDS)}\\.?${GAP}${LINKING}${NAME}(?:${GAP}${LINKING}${NAME}){0,3}(?:[\\s,]{0,3}(?:#|(?:no|núm|num)\\.?)?\\s?\\d{1,6})?${END}`,
].map((source) => new RegExp(source, "gu"));

/** Words with a capital, or in capitals alone. */
function capital(words: string): string {
  const ways = words
    .split("|")
    .flatMap((word) => [word.replace(/^./u, (first) => first.toUpperCase()), word.toUpperCase()]);
  return `(?:${ways.join("|")})`;
}

/** The text without each street with a house that it names, where no line of the address names a street. */
export function withoutAnyStreet(text: string, lines: readonly (string | null)[]): string {
  if (lines.some((line) => line !== null && namesStreet(line))) return text;
  return STREETS.reduce((left, pattern) => left.replace(pattern, REMOVED), text);
}
