import { MAX_SEARCH_TEXT } from "../base/contract/limits.ts";
import { splitWords } from "../base/text/fold.ts";
import type { Need } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { COUPLES } from "./find-of.ts";
import { isForThem, saysCouples } from "./is-for-them.ts";
import { isApart } from "./lexicon.ts";
import { isToSleep, type ListRequest, listRequest } from "./list-request.ts";
import {
  distinct,
  isFarAway,
  type ListPage,
  NEAR_MILES,
  ORDERED_ROWS,
  placeAround,
  takesNobodyIn,
} from "./list-rows.ts";
import { ANY_HELP, type Find } from "./question.ts";
import { isFull, isUnknown } from "./row-notes.ts";
import { SHOWN_SERVICES } from "./talk-state.ts";
import { lookedForBy, type ScoredRow, scoredByTold, type Told, type ToldWord } from "./told-words.ts";
import { isIn } from "./town-names.ts";

/** Score of one word that few services have, or of several more common ones. */
const TOLD_ENOUGH = 1.6;
/** Score that a service needs if it covers none of the needs understood; higher still for a long story. */
const TOLD_ENOUGH_ELSE = 2.8;
const TOLD_ENOUGH_OF_STORY = 4.5;
const LONG_STORY = 8;
/** Score for covering the need that was understood. */
const OF_NEED = 1.2;
/** Additional score that a service closed at the time asked for needs. */
const NOT_THEN = 1.2;
/** Score for each named topic that a service has. */
const OF_TOPIC = 1.2;
/** Rows that score less than this share of the best row stay in their place. */
const TOLD_SHARE = 0.55;
/** Maximum rows that come first by their score. */
const TOLD_ROWS = 3;

/**
 * Moves the services that match most of the message to the top, even if they cover another need or are closed at the
 * time asked for, since a list is ordered by distance and time alone. If there are several needs, each has a row among
 * the first.
 */
export async function withTold(
  page: ListPage,
  find: Find,
  asked: Find,
  circumstances: AnswerCircumstances,
): Promise<{ readonly shown: ListPage; readonly closed: readonly string[] }> {
  const { told } = circumstances;
  if (told === undefined || (asked.text !== null && isApart(asked.text))) return { shown: page, closed: [] };
  // A name taken for a far-away town may belong to something near: "Church Hill".
  if (isFarAway(page.rows) && asked.place.kind === "CITY" && circumstances.position !== null) {
    const here: Find = { ...find, place: { kind: "NONE" } };
    const { scored } = await tellingRows(here, { ...asked, place: { kind: "NONE" } }, circumstances);
    const rows = distinct([...mostTelling(scored), ...page.rows]).slice(0, SHOWN_SERVICES);
    return { shown: { ...page, rows }, closed: [] };
  }
  const [open, { scored: anyTime }] = await Promise.all([
    tellingRows(find, asked, circumstances),
    // A service that admits no one tonight has no bed for tonight, whatever its texts say.
    find.time === null || isToSleep(find)
      ? { scored: [] }
      : tellingRows({ ...find, time: null }, asked, circumstances),
  ]);
  const isOpen = new Set([...open.ofNeed, ...page.rows].map(({ id }) => id));
  const shown = anyTime.filter(({ row }) => page.rows.some(({ id }) => id === row.id));
  const mostOpen = Math.max(0, ...[...open.scored, ...shown].map(({ score }) => score));
  const later = anyTime
    .filter(({ row }) => !isOpen.has(row.id))
    .map(({ row, score }) => ({ row, score: score - NOT_THEN }))
    .filter(({ score }) => score > mostOpen);
  const first = mostTelling([...open.scored, ...later]);
  const rows = eachNeedFirst([...first, ...page.rows], open.ofNeed, find.needs, told).slice(
    0,
    SHOWN_SERVICES,
  );
  const known = new Set(page.rows.map(({ id }) => id));
  const added = rows.filter(({ id }) => !known.has(id)).length;
  const next = added === 0 ? page.next : page.skip + Math.max(0, page.rows.length - added);
  return {
    shown: { ...page, rows, next },
    closed: later.flatMap(({ row }) => (isUnknown(row) ? [] : row.id)),
  };
}

/** Returns the few rows with the highest scores. */
function mostTelling(scored: readonly ScoredRow<ListedForViewer>[]): readonly ListedForViewer[] {
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return [...scored]
    .sort((a, b) => b.score - a.score)
    .filter(({ score }) => score > 0 && score >= most * TOLD_SHARE)
    .slice(0, TOLD_ROWS)
    .map(({ row }) => row);
}

/**
 * Scores nearby services for the people asked about by how much of the message they match; also returns those that
 * cover its needs.
 */
async function tellingRows(
  find: Find,
  asked: Find,
  circumstances: AnswerCircumstances,
): Promise<{
  readonly scored: readonly ScoredRow<ListedForViewer>[];
  readonly ofNeed: readonly ListedForViewer[];
}> {
  const { told, now, position, sources } = circumstances;
  const near = placeAround(find, position);
  const wide = { ...find, text: null };
  const isShown = (row: ListedForViewer): boolean =>
    (row.distance ?? 0) <= NEAR_MILES &&
    isForThem(row, asked) &&
    (asked.text !== COUPLES || saysCouples(row)) &&
    !(find.time !== null && takesNobodyIn(row, find, now)) &&
    // A full shelter has no bed, even if its texts match, say about a dog.
    !(isToSleep(asked) && isFull(row, asked));
  const request = listRequest(wide, { near, skip: 0, now, limit: ORDERED_ROWS });
  const words = withoutAskedPlace(told, asked);
  // If a place to sleep is asked for, no other service will do.
  const others = isToSleep(asked)
    ? NO_OTHERS
    : Promise.all([
        rowsTelling(wide, circumstances),
        rowsOfTopics(wide, circumstances),
        rowsSearched(wide, words, circumstances),
      ]);
  const [found, [telling, ofTopics, searched]] = await Promise.all([
    sources.services({ ...request, ...within(near) }),
    others,
  ]);
  const ofNeed = found.filter(isShown);
  const ofWords = telling.filter(isShown);
  const ids = new Set(ofNeed.map(({ id }) => id));
  const enoughElse = words.length > LONG_STORY ? TOLD_ENOUGH_OF_STORY : TOLD_ENOUGH_ELSE;
  const pool = distinct([...ofNeed, ...ofWords, ...[...ofTopics, ...searched].flat().filter(isShown)]);
  const scored = scoredByTold(pool, words, chooseSample(found))
    .map(({ row, score }) => ({ row, score: score + countTopics(row, ofTopics) * OF_TOPIC }))
    .filter(({ row, score }) => score >= (ids.has(row.id) ? TOLD_ENOUGH : enoughElse))
    .map(({ row, score }) => ({
      row,
      score:
        score + (ids.has(row.id) ? OF_NEED : 0) + nearness(row) + inTown(row, asked) + placeIn(row, searched),
    }));
  return { scored, ofNeed };
}

type Rows = readonly ListedForViewer[];
const NO_OTHERS: readonly [Rows, readonly Rows[], readonly Rows[]] = [[], [], []];

/** Score for being in the town asked for. */
const IN_TOWN = 1;

function inTown({ city, state }: ListedForViewer, { place }: Find): number {
  return place.kind === "CITY" && isIn(place.name, { city, state }) ? IN_TOWN : 0;
}

/** Score for the first row of a search for what is asked; lower for each row after it. */
const SEARCHED_FIRST = 1.6;
const SEARCHED_ROWS = 4;

function placeIn({ id }: ListedForViewer, searched: readonly (readonly ListedForViewer[])[]): number {
  const places = searched.map((rows) => rows.findIndex((row) => row.id === id)).filter((at) => at >= 0);
  return places.reduce((sum, at) => sum + SEARCHED_FIRST * (1 - at / SEARCHED_ROWS), 0);
}

/** Runs a search for each subject that a message asks for: "child support", "prenatal care". */
async function rowsSearched(
  find: Find,
  words: readonly ToldWord[],
  { now, position, sources }: AnswerCircumstances,
): Promise<readonly (readonly ListedForViewer[])[]> {
  const near = placeAround(find, position);
  const asked = words.filter(
    ({ isBeside, keys }) => isBeside !== true && keys.some((key) => key.startsWith("#")),
  );
  const texts = [...new Set(asked.map(lookedForBy))].slice(0, MAX_SEARCHED);
  return Promise.all(
    texts.map((text) => {
      const subject: Find = { ...find, needs: [], text, beds: false };
      return sources.services({
        ...listRequest(subject, { near, skip: 0, now, limit: SEARCHED_ROWS }),
        ...within(near),
      });
    }),
  );
}

const MAX_SEARCHED = 3;

/** Score of a row at the visitor's place; it falls to zero at `NEAR_SCORE_MILES`. */
const NEAR_SCORE = 1.2;
const NEAR_SCORE_MILES = 8;

function nearness({ distance }: ListedForViewer): number {
  return distance === null ? 0 : NEAR_SCORE * Math.max(0, 1 - distance / NEAR_SCORE_MILES);
}

/**
 * Removes the town asked for from the words, since the list is already around it: "is there a free clinic in
 * Homestead".
 */
function withoutAskedPlace(told: Told | undefined, { place }: Find): readonly ToldWord[] {
  const words = told?.words ?? [];
  if (place.kind !== "CITY") return words;
  const town = new Set(splitWords(place.name.split(",")[0] ?? ""));
  return words.filter(({ text }) => !text.split(" ").every((word) => town.has(word)));
}

/** Reads rows of each topic that a message names. */
async function rowsOfTopics(
  find: Find,
  { told, now, position, sources }: AnswerCircumstances,
): Promise<readonly (readonly ListedForViewer[])[]> {
  const near = placeAround(find, position);
  const all: Find = { ...find, needs: [], text: null, beds: false };
  const request = {
    ...listRequest(all, { near, skip: 0, now, limit: ORDERED_ROWS }),
    ...within(near),
  };
  return Promise.all((told?.topics ?? []).map((topic) => sources.services({ ...request, topic })));
}

/** Counts how many of the named topics a row has. */
function countTopics({ id }: ListedForViewer, ofTopics: readonly (readonly ListedForViewer[])[]): number {
  return ofTopics.filter((rows) => rows.some((row) => row.id === id)).length;
}

/** Returns the nearest rows as a sample for how rare words are, if the list has more rows than were read; else null. */
function chooseSample(rows: readonly ListedForViewer[]): readonly ListedForViewer[] | null {
  return rows.length < ORDERED_ROWS ? null : rows;
}

/** Gives each need a row among the first: for "A shower and something to eat" the nearest might all be of one kind. */
function eachNeedFirst(
  rows: readonly ListedForViewer[],
  ofNeed: readonly ListedForViewer[],
  needs: readonly Need[],
  told: Told,
): readonly ListedForViewer[] {
  const all = distinct([...rows, ...ofNeed]);
  const inOrder = [...told.needs.filter((need) => needs.includes(need)), ...needs];
  const kinds = told.isEachFood ? [...new Set(inOrder)].map((need) => [need]) : groupNeeds(inOrder);
  if (kinds.length < 2) return distinct(rows);
  const first = kinds.flatMap(
    (kind) => all.find((row) => row.needs.some((need) => kind.includes(need))) ?? [],
  );
  return distinct([...first, ...rows]);
}

/** Groups needs that are one kind of help, in order: asking for food may mean either of two. */
function groupNeeds(needs: readonly Need[]): readonly (readonly Need[])[] {
  const kinds = needs.map((need) => (FOOD.includes(need) ? FOOD : [need]));
  return [...new Map(kinds.map((kind) => [kind.join(" "), kind])).values()];
}

const FOOD: readonly Need[] = ["MEALS", "FOOD_PANTRIES"];

/** Searches rows of any need that have some of the words of a message. */
async function rowsTelling(
  find: Find,
  { told, now, position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const near = placeAround(find, position);
  const text = joinSearchWords(told?.words ?? []);
  if (text === "") return [];
  const words: Find = { ...find, needs: [], text, beds: false };
  const request = listRequest(words, { near, skip: 0, now, limit: TELLING_ROWS });
  return sources.services({ ...request, ...within(near) });
}

/**
 * Limits a list to services nearby, including those of which only the town is known and those without a place to go.
 */
function within(near: Coordinates | null): ListRequest {
  return near === null ? {} : { radius: String(NEAR_MILES), withRemote: "true" };
}

/** Maximum rows compared among those with some of the words. */
const TELLING_ROWS = 40;

/** Joins as many of the words as a search accepts. */
function joinSearchWords(told: readonly ToldWord[]): string {
  let query = "";
  for (const text of new Set(told.map(lookedForBy))) {
    const longer = query === "" ? text : `${query} ${text}`;
    if (longer.length <= MAX_SEARCH_TEXT) query = longer;
  }
  return query;
}

/** Finds services that match enough of a message of which nothing was understood; empty: none does. */
export async function toldServices(circumstances: AnswerCircumstances): Promise<readonly ListedForViewer[]> {
  const words = circumstances.told?.words ?? [];
  const ofTopics = await rowsOfTopics(ANY_HELP, circumstances);
  const rows = distinct([...(await rowsTelling(ANY_HELP, circumstances)), ...ofTopics.flat()]).filter(
    ({ distance }) => (distance ?? 0) <= NEAR_MILES,
  );
  if (rows.length === 0) return [];
  const enough = words.length > LONG_STORY ? TOLD_ENOUGH_OF_STORY : TOLD_ENOUGH_ELSE;
  const near = placeAround(ANY_HELP, circumstances.position);
  const nearest = listRequest(ANY_HELP, { near, skip: 0, now: circumstances.now, limit: ORDERED_ROWS });
  const sample = chooseSample(await circumstances.sources.services({ ...nearest, ...within(near) }));
  const scored = scoredByTold(rows, words, sample).map(({ row, score }) => ({
    row,
    score: score + countTopics(row, ofTopics) * OF_TOPIC,
  }));
  return mostTelling(scored.filter(({ score }) => score >= enough));
}
