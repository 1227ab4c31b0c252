/**
 * The order of rows that match some words of a question and not all: rows with more, and rarer, of the words first
 * (rules search 21 and 22). The server and a phone without a network rank by this.
 */

/** So many rows that match some of the words, the first in the order asked for, are ranked by words. */
export const RANKED_ROWS = 200;
/** A word that so much of the rows have tells little of what is asked for. */
const COMMON_SHARE = 0.5;

/** A word or phrase that rows are ranked by. */
export interface RankedWord {
  /** How much it counts: a phrase more than a word, in a name more than in a description. */
  readonly weight: number;
  /** Whether it is a whole word or phrase of the question, in any field that is searched. */
  readonly isWhole: boolean;
}

/** A row with what it has of the words, in their order. */
export interface RankedRow {
  readonly words: readonly boolean[];
  /** Rows of a lower block come first, whatever their words. */
  readonly block: number;
}

/** The rows ranked within their blocks; those with equal words keep their order. */
export function rankedByWords<Row extends RankedRow>(
  rows: readonly Row[],
  words: readonly RankedWord[],
): Row[] {
  const worth = words.map(({ weight }, at) => weight * rarity(rows, at));
  return rows
    .map((row) => ({
      row,
      score: worth.reduce((sum, each, at) => sum + (row.words[at] === true ? each : 0), 0),
    }))
    .sort((a, b) => a.row.block - b.row.block || b.score - a.score)
    .map(({ row }) => row);
}

/**
 * Which of the words are rare among the rows; null where that divides nothing: all of them are, or none. Where more rows
 * match than are ranked, those with a rare word come first.
 */
export function rareWords(rows: readonly RankedRow[], words: readonly RankedWord[]): number[] | null {
  const whole = [...words.keys()].filter((at) => words[at]?.isWhole === true);
  const rare = whole.filter((at) => timesIn(rows, at) < rows.length * COMMON_SHARE);
  return rare.length === 0 || rare.length === whole.length ? null : rare;
}

/** All rows of a list, where all are at hand: in the order asked for but for the first, which are ranked. */
export function rankedFirst<Row extends RankedRow>(
  rows: readonly Row[],
  words: readonly RankedWord[],
): Row[] {
  const first = rows.slice(0, RANKED_ROWS);
  const rare = rows.length <= RANKED_ROWS ? null : rareWords(first, words);
  if (rare === null) return [...rankedByWords(first, words), ...rows.slice(RANKED_ROWS)];
  const hasRare = (row: Row) => rare.some((at) => row.words[at] === true);
  const withRare = rows.filter(hasRare);
  return [
    ...rankedByWords(withRare.slice(0, RANKED_ROWS), words),
    ...withRare.slice(RANKED_ROWS),
    ...rows.filter((row) => !hasRare(row)),
  ];
}

/** The fewer of the rows have it, the more it tells. */
function rarity(rows: readonly RankedRow[], at: number): number {
  return Math.log(1 + rows.length / Math.max(1, timesIn(rows, at)));
}

function timesIn(rows: readonly RankedRow[], at: number): number {
  return rows.reduce((times, { words }) => times + (words[at] === true ? 1 : 0), 0);
}
