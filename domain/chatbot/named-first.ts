import { splitWords } from "../base/text/fold.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { isForThem } from "./is-for-them.ts";
import { listRequest, theseServices } from "./list-request.ts";
import { distinct, type ListPage, placeAround } from "./list-rows.ts";
import type { Find, NamedBeside } from "./question.ts";
import { isUnknown } from "./row-notes.ts";
import { SHOWN_SERVICES } from "./talk-state.ts";
import { scoredByTold } from "./told-words.ts";

/** Maximum named rows that come first. */
const NAMED_ROWS = 3;
/** Score of a row that covers the need asked for; a row scores less for merely having a word of the message. */
const OF_NEED = 3;
/** Rows below this score match too few words to be about what is asked. */
const ENOUGH = 1.2;

/** A page of a list, with the ids of its rows that are closed at the time asked for. */
export interface ToldPage {
  readonly shown: ListPage;
  readonly closed: readonly string[];
}

/**
 * Puts services that the message names first, if they fit: those that cover its need and match most of its words. If
 * none fits, one whose name was given in full or in half is shown all the same.
 */
export async function withNamed(
  { shown, closed }: ToldPage,
  asked: Find,
  circumstances: AnswerCircumstances,
): Promise<ToldPage> {
  const { named } = circumstances;
  if (named === undefined) return { shown, closed };
  const rows = await fittingRows(named, asked, circumstances);
  if (rows.length === 0) return { shown, closed };
  const all = distinct([...rows, ...shown.rows]);
  const added = rows.filter((row) => !shown.rows.some(({ id }) => id === row.id));
  const next = added.length === 0 ? shown.next : Math.max(shown.skip, shown.next - added.length);
  const notThen = await closedThen(added, asked, circumstances);
  return {
    shown: { ...shown, rows: all.slice(0, SHOWN_SERVICES), next },
    closed: [...closed, ...notThen],
  };
}

async function fittingRows(
  { ids, own, by }: NamedBeside,
  asked: Find,
  { told, position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const near = placeAround(asked, position);
  const found = (await sources.services(theseServices(ids, near))).filter((row) => isForThem(row, asked));
  // Words of the names are shared by all of these rows, and so do not rank them.
  const ofName = new Set(found.flatMap(({ name, organization }) => splitWords(organization?.name ?? name)));
  const words = (told?.words ?? []).filter(({ text }) => !text.split(" ").every((word) => ofName.has(word)));
  const scored = scoredByTold(found, words)
    .map(({ row, score }) => {
      const isOfNeed = row.needs.some((need) => asked.needs.includes(need));
      return { row, score: score + (isOfNeed ? OF_NEED : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const fitting = scored.filter(({ score }) => score >= ENOUGH).slice(0, NAMED_ROWS);
  const isAmong = fitting.some(({ row }) => own.includes(row.id));
  // A named organization is shown among its services.
  const itself = isAmong || by !== "NAME" ? [] : scored.filter(({ row }) => own.includes(row.id)).slice(0, 1);
  if (fitting.length > 0 || by !== "NAME")
    return [...fitting.slice(0, NAMED_ROWS - itself.length), ...itself].map(({ row }) => row);
  return scored.slice(0, 1).map(({ row }) => row);
}

/** Returns which rows are known to be closed at the time asked for. */
export async function closedThen(
  rows: readonly ListedForViewer[],
  asked: Find,
  { now, position, sources }: AnswerCircumstances,
): Promise<readonly string[]> {
  if (asked.time === null || rows.length === 0) return [];
  const near = placeAround(asked, position);
  const atThatTime: Find = { ...asked, needs: [], audiences: [], text: null, beds: false };
  const found = await sources.services({
    ...listRequest(atThatTime, { near, skip: 0, now }),
    ...theseServices(
      rows.map(({ id }) => id),
      near,
    ),
  });
  const open = new Set(found.map(({ id }) => id));
  return rows.filter((row) => !open.has(row.id) && !isUnknown(row)).map(({ id }) => id);
}
