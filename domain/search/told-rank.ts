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
  const scoreTyped = (row: Row) =>
    phrases.reduce(
      (sum, { weight }, at) => sum + (isTyped(row, at) ? TYPED * weight * (rarityTyped[at] ?? 0) : 0),
      0,
    );
  return read
    .map(({ row, told }) => {
      const said = told.reduce((sum, each, at) => sum + each * (rarity[at] ?? 0), 0);
      return { row, score: (said + scoreTyped(row)) * nearness(row) };
    })
    .sort((a, b) => a.row.block - b.row.block || b.score - a.score)
    .map(({ row }) => row);
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
  const topics = topicsTold(phrases);
  const naming = rows.filter(({ name }) =>
    phrases.some(({ query }) => matches(getNameDocument(name), query)),
  );
  const ofTopic = rows.filter((row) => row.topics.some((topic) => topics.includes(topic)));
  const asTyped = phrases.some(({ typed }) => typed !== null)
    ? rows.filter((row) => phrases.every(({ typed }, at) => typed === null || isTyped(row, at)))
    : [];
  const ranked = new Set([
    ...rows.slice(0, TOLD_ROWS),
    ...asTyped.slice(0, TOLD_ROWS),
    ...naming.slice(0, TOLD_ROWS),
    ...ofTopic.slice(0, TOLD_ROWS),
  ]);
  const inOrder = rows.filter((row) => ranked.has(row));
  return [...rankedByTold(inOrder, phrases), ...rows.filter((row) => !ranked.has(row))];
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
