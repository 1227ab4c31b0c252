/**
 * The order of rows that match some words of a question and not all: rows with more, and rarer, of the words first
 * (rules search 21 and 22). The server and a phone without a network rank by this.
 */

/** Number of rows matching some of the words, the first in the order asked for, that are ranked by words. */
export const RANKED_ROWS = 200;
/** Uses of a word are counted up to this number: what more services have is not rare. */
export const MAX_USES = 1000;

/** A word or phrase that rows are ranked by. */
export interface RankedWord {
  /** Weight of a match: more for a phrase than for a word, and in a name than in a description. */
  readonly weight: number;
  /** Whether it is a whole word or phrase of the question, in any field that is searched. */
  readonly isWhole: boolean;
  /** Whether it is the word before it, in names alone. */
  readonly inName: boolean;
}

/** A row with what it has of the words, in their order. */
export interface RankedRow {
  readonly words: readonly boolean[];
  /** Rows of a lower block come first, whatever their words. */
  readonly block: number;
}

/**
 * The rows ranked within their blocks; those with equal words keep their order.
 *
 * @param uses how many services have each of the words that are whole, where the rows are not all that match; a word is
 *   then as rare as it is in the directory, and a name no rarer than its word
 */
export function rankedByWords<Row extends RankedRow>(
  rows: readonly Row[],
  words: readonly RankedWord[],
  uses: readonly number[] | null = null,
): Row[] {
  const known = uses === null ? new Map<number, number>() : mapUsesByWord(words, uses);
  const worth = words.map(({ weight, inName }, at) => {
    const used = known.get(inName ? at - 1 : at);
    return weight * (used === undefined ? rarity(rows, at) : Math.log(1 + MAX_USES / Math.max(1, used)));
  });
  return rows
    .map((row) => ({
      row,
      score: worth.reduce((sum, each, at) => sum + (row.words[at] === true ? each : 0), 0),
    }))
    .sort((a, b) => a.row.block - b.row.block || b.score - a.score)
    .map(({ row }) => row);
}

function mapUsesByWord(words: readonly RankedWord[], uses: readonly number[]): Map<number, number> {
  return new Map(wholeWords(words).map((at, place) => [at, uses[place] ?? 0]));
}

/**
 * Returns the rare words of the directory: as many of the rarest as match no more rows together than are ranked, or
 * else the rarest one. Where more rows match than are ranked, rows with such a word are ranked, too, wherever they are.
 * Null where that makes no difference: all words are rare, or there is only one.
 *
 * @param uses how many services have each of the words that are whole, in their order
 */
export function rarestWords(uses: readonly number[], words: readonly RankedWord[]): number[] | null {
  const whole = wholeWords(words);
  const inOrder = whole
    .map((at, place) => ({ at, uses: uses[place] ?? 0 }))
    .filter((word) => word.uses > 0)
    .sort((a, b) => a.uses - b.uses || a.at - b.at);
  const rare: number[] = [];
  let all = 0;
  for (const word of inOrder) {
    all += word.uses;
    if (rare.length > 0 && all > RANKED_ROWS) break;
    rare.push(word.at);
  }
  return rare.length === inOrder.length ? null : rare.sort((a, b) => a - b);
}

/** The places of the whole words and phrases of a question. */
export function wholeWords(words: readonly RankedWord[]): number[] {
  return [...words.keys()].filter((at) => words[at]?.isWhole === true);
}

/**
 * All rows of a list, where all are at hand: the first in the order asked for and the first of those with a rare word are
 * ranked, the others come in that order.
 */
export function rankedFirst<Row extends RankedRow>(
  rows: readonly Row[],
  words: readonly RankedWord[],
): Row[] {
  if (rows.length <= RANKED_ROWS) return rankedByWords(rows, words);
  const uses = wholeWords(words).map((at) => Math.min(timesIn(rows, at), MAX_USES));
  const rare = rarestWords(uses, words) ?? [];
  const withRare = rows.filter((row) => rare.some((at) => row.words[at] === true));
  const ranked = new Set([...rows.slice(0, RANKED_ROWS), ...withRare.slice(0, RANKED_ROWS)]);
  const inOrder = rows.filter((row) => ranked.has(row));
  return [...rankedByWords(inOrder, words, uses), ...rows.filter((row) => !ranked.has(row))];
}

/** The fewer of the rows have it, the more it tells. */
function rarity(rows: readonly RankedRow[], at: number): number {
  return Math.log(1 + rows.length / Math.max(1, timesIn(rows, at)));
}

function timesIn(rows: readonly RankedRow[], at: number): number {
  return rows.reduce((times, { words }) => times + (words[at] === true ? 1 : 0), 0);
}
