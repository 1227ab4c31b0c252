import { extractTerms } from "../base/text/terms.ts";
import type { TopicCode } from "../services/topics/topic-table.ts";
import type { SearchDocument } from "./search-document.ts";
import { matches, type ToldPhrase } from "./search-query.ts";
import { saysInLead } from "./told-lead.ts";

/**
 * Ranks rows that match all words of a question: those whose name, need or topic says more of the words, and rarer
 * words, come before those that only mention them (rule search 30). The server and an offline phone rank by this.
 */

/** Number of rows matching all words, the first in the order asked for, that are ranked. */
export const TOLD_ROWS = 60;

/** The short texts by which a service describes itself. */
export interface ToldFacts {
  readonly name: string;
  /** The name of its organization; empty: it has none. */
  readonly organization: string;
  /** Needs as a bit set. */
  readonly needs: number;
  readonly topics: readonly TopicCode[];
  /** The beginning of the service's own text. Absent: unknown. */
  readonly lead?: string;
  /** For each of the phrases, whether the service has it anywhere as typed. Absent: unknown. */
  readonly typed?: readonly boolean[];
}

/** A row to be ranked. */
interface ToldRow extends ToldFacts {
  /** Miles by which it is ordered; null: it has no place to go to. Absent: no place is known. */
  readonly miles?: number | null;
  /** Rows of a lower block come first, regardless of rank. */
  readonly block: number;
}

/** Ranks the rows within their blocks; rows of equal rank keep their order. */
export function rankedByTold<Row extends ToldRow>(
  rows: readonly Row[],
  phrases: readonly ToldPhrase[],
): Row[] {
  if (isNeedAlone(phrases)) return saidFirst(rows, phrases);
  const read = rows.map((row) => ({
    row,
    told: phrases.map((phrase) => scorePhrase(row, phrase) + scoreLead(row, phrase)),
  }));
  // A word that all of them say no longer tells them apart.
  const rarity = phrases.map((_, at) =>
    computeRarity(read.filter(({ told }) => (told[at] ?? 0) > 0).length, rows),
  );
  const rarityTyped = phrases.map((_, at) =>
    computeRarity(rows.filter((row) => isTyped(row, at)).length, rows),
  );
  return read
    .map(({ row, told }) => {
      const scores = phrases.map(({ weight }, at) => {
        const typed = isTyped(row, at) ? TYPED * weight * (rarityTyped[at] ?? 0) : 0;
        return (told[at] ?? 0) * (rarity[at] ?? 0) + typed;
      });
      return { row, score: sumWithBestName(scores, phrases) * nearness(row) };
    })
    .sort((a, b) => a.row.block - b.row.block || b.score - a.score)
    .map(({ row }) => row);
}

/** Whether the text is a word of a need and nothing else. */
export function isNeedAlone(phrases: readonly ToldPhrase[]): boolean {
  return phrases.some((phrase) => phrase.isNeedAlone === true);
}

/** Puts what meets a need, or is called so, before what only mentions it; the order stays otherwise. */
function saidFirst<Row extends ToldRow>(rows: readonly Row[], phrases: readonly ToldPhrase[]): Row[] {
  const isSaid = (row: Row) => phrases.some((phrase) => scorePhrase(row, phrase) > 0);
  return rows
    .map((row) => ({ row, later: isSaid(row) ? 0 : 1 }))
    .sort((a, b) => a.row.block - b.row.block || a.later - b.later)
    .map(({ row }) => row);
}

/** Adds the scores of the text's own phrases to those of the name of a kind that scores best. */
function sumWithBestName(scores: readonly number[], phrases: readonly ToldPhrase[]): number {
  let own = 0;
  const names = new Map<number, number>();
  for (const [at, { nameOfKind }] of phrases.entries()) {
    const score = scores[at] ?? 0;
    if (nameOfKind === undefined) own += score;
    else names.set(nameOfKind, (names.get(nameOfKind) ?? 0) + score);
  }
  return own + Math.max(0, ...names.values());
}

/** Returns the weight of a phrase: the fewer rows have it, the more it tells. */
function computeRarity(saying: number, rows: readonly unknown[]): number {
  return Math.log(2 + rows.length / Math.max(1, saying));
}

function isTyped({ typed }: ToldRow, at: number): boolean {
  return typed?.[at] === true;
}

/** Miles at which a row's score is halved. */
const HALF_MILES = 8;
/** A service reached by telephone ranks like a door at this distance, in miles. */
const REMOTE_MILES = 12;
/** Fractions of a mile within which rows keep their order. */
const TENTHS = 10;

function nearness({ miles }: ToldRow): number {
  if (miles === undefined) return 1;
  const rounded = Math.round((miles ?? REMOTE_MILES) * TENTHS) / TENTHS;
  return 1 / (1 + rounded / HALF_MILES);
}

/**
 * Ranks the first rows of a complete list, in the order asked for, together with the first rows from anywhere in it
 * that have a word in their name, that have one of the topics, or that say all words as typed; the other rows follow in
 * that order.
 */
export function toldFirst<Row extends ToldRow>(rows: readonly Row[], phrases: readonly ToldPhrase[]): Row[] {
  if (rows.length <= TOLD_ROWS) return rankedByTold(rows, phrases);
  if (isNeedAlone(phrases))
    return [...saidFirst(rows.slice(0, TOLD_ROWS), phrases), ...rows.slice(TOLD_ROWS)];
  const topics = topicsTold(phrases);
  const naming = namedPhrases(phrases).flatMap(({ query }) =>
    rows.filter(({ name }) => matches(getNameDocument(name), query)).slice(0, TOLD_ROWS),
  );
  const ofTopic = rows.filter((row) => row.topics.some((topic) => topics.includes(topic)));
  const asTyped = phrases.some(({ typed }) => typed !== null)
    ? rows.filter((row) => phrases.every(({ typed }, at) => typed === null || isTyped(row, at)))
    : [];
  const ranked = new Set([
    ...rows.slice(0, TOLD_ROWS),
    ...asTyped.slice(0, TOLD_ROWS),
    ...naming,
    ...ofTopic.slice(0, TOLD_ROWS),
  ]);
  const inOrder = rows.filter((row) => ranked.has(row));
  return [...rankedByTold(inOrder, phrases), ...rows.filter((row) => !ranked.has(row))];
}

/** Number of phrases of which those rows are ranked, too, that have one in their names. */
const NAMED_PHRASES = 5;

/**
 * Returns the phrases that are looked for in names, the weightiest of them. Each has its own rows: of "health insurance
 * kidcare" those called KidCare would be behind all health centers.
 */
export function namedPhrases<Phrase extends Pick<ToldPhrase, "weight">>(
  phrases: readonly Phrase[],
): readonly Phrase[] {
  return [...phrases].sort((a, b) => b.weight - a.weight).slice(0, NAMED_PHRASES);
}

/** Lists the topics that a question names. */
export function topicsTold(phrases: readonly ToldPhrase[]): readonly TopicCode[] {
  return [...new Set(phrases.flatMap(({ topics }) => topics))];
}

/** Weight of a name that has a word as typed, for words that only lead to others: "Lifeline" is no other telephone. */
const AS_TYPED = 1.5;

/** Weight of a word that is mentioned as it was typed, against one found only through words that it leads to. */
const TYPED = 0.6;
/** Weight of a word that only the organization's name has: a class of those who work for the blind. */
const OF_ORGANIZATION = 0.6;
/** Weight of a word in the beginning of a service's text, which says more of it than later mentions. */
const OF_LEAD = 0.45;
/** Weight of a topic, which says less than a name. */
const OF_TOPIC = 0.8;

function scoreLead({ lead = "" }: ToldRow, { forms, weight }: ToldPhrase): number {
  return saysInLead(lead, forms) ? weight * OF_LEAD : 0;
}

function scorePhrase({ name, organization, needs, topics }: ToldRow, phrase: ToldPhrase): number {
  const document = getNameDocument(name);
  const typed = phrase.own !== null && matches(document, phrase.own) ? AS_TYPED : 0;
  if ((phrase.needs & needs) !== 0 || matches(document, phrase.query)) return phrase.weight * (1 + typed);
  const isOfTopic = phrase.topics.some((topic) => topics.includes(topic));
  const ofTopic = isOfTopic ? OF_TOPIC : 0;
  const withOrganization = organization === "" ? document : getNameDocument(`${name} ${organization}`);
  if (!matches(withOrganization, phrase.query)) return phrase.weight * ofTopic;
  const typedOfOwner = phrase.own !== null && matches(withOrganization, phrase.own) ? AS_TYPED : 0;
  const ofOwner = OF_ORGANIZATION * (1 + typedOfOwner);
  return phrase.weight * Math.max(ofOwner, ofTopic);
}

/** Size of the cache: the same names are read again and again. */
const MAX_KNOWN = 20_000;
const known = new Map<string, SearchDocument>();

function getNameDocument(name: string): SearchDocument {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const document: SearchDocument = new Map(extractTerms(name, "either").map((term) => [term, NAME]));
  known.set(name, document);
  return document;
}

const NAME: ReadonlySet<"A"> = new Set(["A"] as const);
