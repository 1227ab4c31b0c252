import { instantOfLocalDay, localTime } from "../base/time/zone.ts";
import type { ListedForViewer } from "../services/listing.ts";
import { nextOpening, nextTakingIn, opensBetween } from "./answer-hours.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { COUPLES } from "./find-of.ts";
import { isForThem, saysCouples } from "./is-for-them.ts";
import { isApart } from "./lexicon.ts";
import { findAskedWindow, isToSleep, listRequest } from "./list-request.ts";
import { distinct, FAR_MILES, ORDERED_ROWS, placeAround } from "./list-rows.ts";
import type { Find } from "./question.ts";
import { isFull, isUnknown, isWithoutBedFor } from "./row-notes.ts";

/**
 * Lists services near enough to go to that open after the time asked for, soonest first. Those with the narrowing words
 * come first; places to sleep that were full at their last count come last, since they open when they admit people.
 */
export async function openingNext(
  find: Find,
  { now, position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const near = placeAround(find, position);
  const after = findAskedWindow(find, now)?.from ?? Math.max(find.time?.at ?? now, now);
  const rowsFor = (text: string | null) =>
    sources.services(listRequest({ ...find, text, time: null }, { near, skip: 0, now, limit: ORDERED_ROWS }));
  const telling =
    find.text === null ? [] : (await rowsFor(find.text)).filter(({ matched }) => matched !== "ANY");
  const isTelling = new Set(telling.map(({ id }) => id));
  const all = find.text !== null && isApart(find.text) ? telling : await rowsFor(null);
  const isBed = isToSleep(find);
  const rankRow = (row: ListedForViewer): number =>
    (isTelling.has(row.id) ? 0 : 2) + (isBed && isFull(row, find) ? 1 : 0);
  return distinct([...telling, ...all])
    .filter((row) => isForThem(row, find) && !(find.beds && isWithoutBedFor(row, find)))
    .filter(({ distance }) => (distance ?? 0) <= FAR_MILES)
    .flatMap((row) => {
      const opens = isBed ? nextTakingIn(row, after) : nextOpening(row, after);
      return opens === null || opens <= after || (isBed && isDayRoom(row, opens)) ? [] : [{ row, opens }];
    })
    .sort((a, b) => rankRow(a.row) - rankRow(b.row) || a.opens - b.opens)
    .map(({ row }) => row);
}

/** Whether a service without beds or intake hours that is open from a moment on closes again before the evening. */
function isDayRoom(row: ListedForViewer, opens: number): boolean {
  if (row.totalBeds !== null || (row.intakeSchedules ?? []).length > 0) return false;
  const { day } = localTime(row.timeZone, opens);
  const evening = instantOfLocalDay(row.timeZone, day, EVENING);
  return !opensBetween(row, evening, instantOfLocalDay(row.timeZone, day + 1, 0));
}

/** Minutes since midnight. */
const EVENING = 18 * 60;

/** Maximum rows that follow a list of places to sleep. */
const FOLLOWING_ROWS = 3;
const DAY_MS = 86_400_000;

/**
 * Lists places to sleep that admit people within a day, if none of the shown ones is known to have room: before dawn
 * the one open shelter may be full, and others open in the evening. If no shown place takes couples, lists those that
 * say they do.
 */
export async function followingRows(
  shown: readonly ListedForViewer[],
  { find, asked }: { readonly find: Find; readonly asked: Find },
  circumstances: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  if (!isToSleep(find) || find.time === null) return [];
  const { now } = circumstances;
  const isApartOnly = asked.text === COUPLES && !shown.some(saysCouples);
  if (!isApartOnly && shown.some((row) => hasRoom(row, find, now))) return [];
  const known = new Set(shown.map(({ id }) => id));
  const after = Math.max(findAskedWindow(find, now)?.from ?? now, now);
  const next = await openingNext({ ...find, text: asked.text }, circumstances);
  return next
    .filter((row) => !known.has(row.id) && (nextTakingIn(row, after) ?? Infinity) < after + DAY_MS)
    .filter((row) => !isApartOnly || shown.every((each) => isFull(each, find)) || saysCouples(row))
    .slice(0, FOLLOWING_ROWS);
}

function hasRoom(row: ListedForViewer, find: Find, now: number): boolean {
  return !isFull(row, find) && !isUnknown(row) && !isDayRoom(row, now);
}
