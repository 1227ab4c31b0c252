import { splitWords } from "../base/text/fold.ts";
import { namesDay, timeIn } from "../search/asked-time.ts";
import { buildFind } from "./find-of.ts";
import { withoutBrokenThings } from "./injuries.ts";
import { understoodWords } from "./lexicon.ts";
import type { Find } from "./question.ts";
import { withoutWorkHours } from "./school-hours.ts";
import { topicsIn } from "./topics-in.ts";

/** Words that may begin another wish. Punctuation that ends a clause counts as `and`. */
const CONNECTORS = new Set([
  "and",
  "then",
  "also",
  "plus",
  "y",
  "e",
  "luego",
  "tambien",
  "ademas",
  "pero",
  "but",
  "or",
  "o",
]);
const CLAUSE_ENDS = /[,;:!?\n]|\.(?=\s|$)/gu;
/** More lists than these do not make an answer. */
const MAX_PARTS = 3;

interface Part {
  readonly words: readonly string[];
  readonly find: Find;
}

/**
 * Splits a message by the times that it names: "a bed tonight and food tomorrow", "food today and tomorrow". Empty if
 * it names at most one time. A need without a time takes that of the need beside it.
 *
 * @param placeWords folded words of the place, which ask for nothing
 * @param whole what the whole message asks for: place and people apply to all parts
 */
export function askedParts(
  message: string,
  placeWords: string,
  { now, zone, find: whole }: { now: number; zone: string; find: Find },
): readonly Find[] {
  const parsePart = (words: readonly string[]): Part => {
    const time = timeIn(words.join(" "), now, zone)?.time ?? null;
    const text = words.join(" ");
    const find = withoutWorkHours(buildFind(topicsIn(words), { place: whole.place, time, text, now }), text);
    return { words, find: { ...find, audiences: whole.audiences } };
  };
  const wordsWithoutTime = (words: readonly string[]): readonly string[] =>
    timeIn(words.join(" "), now, zone)?.rest.split(" ") ?? words;
  const parts: Part[] = [];
  for (const clause of splitClauses(message, placeWords)) {
    const last = parts[parts.length - 1];
    const next = parsePart(clause);
    if (last === undefined || (isComplete(last) && next.find.needs.length > 0)) parts.push(next);
    else if (isComplete(last) && namesDay(clause.join(" ")) && next.find.time !== null)
      // "Food today and tomorrow" asks for the same on another day.
      parts.push(parsePart([...wordsWithoutTime(last.words), ...clause]));
    else parts[parts.length - 1] = parsePart([...last.words, ...clause]);
  }
  const timed: Part[] = [];
  for (const part of parts.filter(({ find }) => find.needs.length > 0)) {
    const last = timed[timed.length - 1];
    const isSameTime = part.find.time === null || part.find.time.at === last?.find.time?.at;
    if (last !== undefined && isSameTime) timed[timed.length - 1] = parsePart([...last.words, ...part.words]);
    else timed.push(part);
  }
  return timed.length > 1 && timed.length <= MAX_PARTS ? timed.map(({ find }) => find) : [];
}

function isComplete({ find }: Part): boolean {
  return find.needs.length > 0 && find.time !== null;
}

/** Returns the words of each clause, beginning with its connector. */
function splitClauses(message: string, placeWords: string): readonly (readonly string[])[] {
  const all = withoutBrokenThings(splitWords(message.replaceAll(CLAUSE_ENDS, " and ")).join(" "));
  const place =
    placeWords === "" ? null : new RegExp(`\\b${placeWords.split(" ").join("(?: and)? ")}\\b`, "u");
  const written = (place === null ? all : all.replace(place, ".")).split(" ");
  const words = understoodWords(written).map((word, at) =>
    CONNECTORS.has(written[at] ?? "") ? (written[at] ?? "") : word,
  );
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (CONNECTORS.has(word)) clauses.push([]);
    clauses[clauses.length - 1]?.push(word);
  }
  return clauses;
}
