import type { TopicCode } from "../topics/topic-table.ts";
import type { SearchDocument } from "./search-document.ts";
import { matches, type ToldPhrase } from "./search-query.ts";
import { termsOf } from "./terms.ts";

/**
 * The order of rows that match all words of a question: those whose name, need or topic says more, and rarer, of them
 * before those that only mention them (rule search 30). The server and a phone without a network rank by this.
 */

/** So many rows that match all words, the first in the order asked for, are ranked. */
export const TOLD_ROWS = 60;

/** What a service says of itself in short. */
export interface ToldFacts {
  readonly name: string;
  /** The name of its organization; empty: it has none. */
  readonly organization: string;
  /** As bits. */
  readonly needs: number;
  readonly topics: readonly TopicCode[];
}

/** What a row is ranked by. */
interface ToldRow extends ToldFacts {
  /** Rows of a lower block come first, whatever they say. */
  readonly block: number;
}

/** The rows ranked within their blocks; those that say as much keep their order. */
export function rankedByTold<Row extends ToldRow>(
  rows: readonly Row[],
  phrases: readonly ToldPhrase[],
): Row[] {
  const read = rows.map((row) => ({ row, told: phrases.map((phrase) => toldOf(row, phrase)) }));
  // What all of them say tells them apart no more.
  const rarity = phrases.map((_, at) => {
    const saying = read.filter(({ told }) => (told[at] ?? 0) > 0).length;
    return Math.log(2 + rows.length / Math.max(1, saying));
  });
  return read
    .map(({ row, told }) => ({
      row,
      score: told.reduce((sum, each, at) => sum + each * (rarity[at] ?? 0), 0),
    }))
    .sort((a, b) => a.row.block - b.row.block || b.score - a.score)
    .map(({ row }) => row);
}

/**
 * All rows of a list, where all are at hand: the first in the order asked for are ranked, with the first of those that say a
 * word in their names and of those of a topic, wherever they are; the others come in that order.
 */
export function toldFirst<Row extends ToldRow>(rows: readonly Row[], phrases: readonly ToldPhrase[]): Row[] {
  if (rows.length <= TOLD_ROWS) return rankedByTold(rows, phrases);
  const topics = topicsTold(phrases);
  const naming = rows.filter(({ name }) => phrases.some(({ query }) => matches(documentOf(name), query)));
  const ofTopic = rows.filter((row) => row.topics.some((topic) => topics.includes(topic)));
  const ranked = new Set([
    ...rows.slice(0, TOLD_ROWS),
    ...naming.slice(0, TOLD_ROWS),
    ...ofTopic.slice(0, TOLD_ROWS),
  ]);
  const inOrder = rows.filter((row) => ranked.has(row));
  return [...rankedByTold(inOrder, phrases), ...rows.filter((row) => !ranked.has(row))];
}

/** The topics that a question names. */
export function topicsTold(phrases: readonly ToldPhrase[]): readonly TopicCode[] {
  return [...new Set(phrases.flatMap(({ topics }) => topics))];
}

/** A name that has a word as it was typed, which only leads to others, says so much more: "Lifeline" is no other telephone. */
const AS_TYPED = 1.5;

/** A word in the name of the organization alone says so much of it: a class of those who work for the blind. */
const OF_ORGANIZATION = 0.6;
/** A topic says less than a name, which is what it is called. */
const OF_TOPIC = 0.8;

function toldOf({ name, organization, needs, topics }: ToldRow, phrase: ToldPhrase): number {
  const document = documentOf(name);
  const typed = phrase.own !== null && matches(document, phrase.own) ? AS_TYPED : 0;
  if ((phrase.needs & needs) !== 0 || matches(document, phrase.query)) return phrase.weight * (1 + typed);
  const isOfTopic = phrase.topics.some((topic) => topics.includes(topic));
  const withOrganization = organization === "" ? document : documentOf(`${name} ${organization}`);
  if (!matches(withOrganization, phrase.query)) return isOfTopic ? phrase.weight * OF_TOPIC : 0;
  const typedOfOwner = phrase.own !== null && matches(withOrganization, phrase.own) ? AS_TYPED : 0;
  const ofOwner = OF_ORGANIZATION * (1 + typedOfOwner);
  return phrase.weight * Math.max(ofOwner, isOfTopic ? OF_TOPIC : 0);
}

/** Names are looked through again and again: so many stay in mind. */
const MAX_KNOWN = 20_000;
const known = new Map<string, SearchDocument>();

function documentOf(name: string): SearchDocument {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const document: SearchDocument = new Map(termsOf(name, "either").map((term) => [term, NAME]));
  known.set(name, document);
  return document;
}

const NAME: ReadonlySet<"A"> = new Set(["A"] as const);
