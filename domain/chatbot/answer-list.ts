import { audienceOfBeds } from "../beds/audience-of-beds.ts";
import { freeFor } from "../beds/free-for.ts";
import type { ListedForViewer } from "../listings/listing.ts";
import type { Coordinates } from "../services/service.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  needReplies,
  payloadMessage,
  quickReplies,
  textMessage,
} from "./answer-sources.ts";
import { listText } from "./answer-text.ts";
import type { BotMessage } from "./chatbot-calls.ts";
import { isForThem } from "./is-for-them.ts";
import { listRequest } from "./list-request.ts";
import type { Find } from "./question.ts";
import { shelterNotes } from "./shelter-notes.ts";
import { afterList, afterWhere, SHOWN_SERVICES, type TalkState } from "./talk-state.ts";

/** Miles; what is farther is said to be far away. */
const FAR_MILES = 50;

/** The place around which a list is asked for: the one named, else where the visitor is; null: none is known. */
export function placeAround(
  { place }: Pick<Find, "place">,
  position: Coordinates | null,
): Coordinates | null {
  return place.kind === "CITY" || place.kind === "ZIP" ? place.coordinates : position;
}

/** What a list that found nothing is asked again without, and what is then said. */
interface Relaxed {
  readonly find: Find;
  readonly note: "noIntake" | "notOpen" | "noPets" | "noBedsForThem" | null;
}

/**
 * First as asked; then without words that narrow, then with what is open but takes nobody in, then without the time, then
 * without pets, and where a bed is asked for some people, at last what has none for them.
 */
function relaxations(find: Find): readonly Relaxed[] {
  const isNarrowed = find.text !== null && find.needs.length > 0;
  const wide = isNarrowed ? { ...find, text: null } : find;
  const anyTime = { ...wide, time: null };
  const withoutPets = {
    ...anyTime,
    audiences: find.audiences.filter((category) => category !== "PETS_ALLOWED"),
  };
  return [
    { find, note: null },
    ...(isNarrowed ? [{ find: wide, note: null }] : []),
    ...(find.time === null
      ? []
      : ([
          { find: wide, note: "noIntake" },
          { find: anyTime, note: "notOpen" },
        ] as const)),
    ...(find.topic === "IMMIGRATION"
      ? [{ find: { ...anyTime, topic: "LEGAL_AID" } as const, note: null }]
      : []),
    ...(withoutPets.audiences.length < find.audiences.length
      ? [{ find: withoutPets, note: "noPets" } as const]
      : []),
    ...(find.beds && find.audiences.length > 0 ? [{ find: wide, note: "noBedsForThem" } as const] : []),
  ];
}

/** A list of services, five at a time. */
export async function answerList(
  asked: Find,
  skip: number,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words } = circumstances;
  const { place } = asked;
  if (isAskedWhere(asked, circumstances)) {
    const find: Find = { ...asked, place: { kind: "NONE" } };
    const text = place.kind === "UNKNOWN" ? words.unknownPlace(place.name) : words.whichPlace;
    return {
      messages: [textMessage(text)],
      state: afterList(state, { find, skip: 0, ids: [], hasMore: false }),
    };
  }
  for (const { find, note } of skip > 0 ? [{ find: asked, note: null }] : relaxations(asked)) {
    const page = await readPage(find, skip, note, circumstances);
    if (page.rows.length > 0) return shownList(page, { find, note }, state, asked, circumstances);
  }
  if (skip > 0) return { messages: [textMessage(words.noMore), needReplies(words)], state };
  return {
    messages: [textMessage(words.nothingFound), needReplies(words)],
    state: afterList(state, { find: asked, skip: 0, ids: [], hasMore: false }),
  };
}

/** Lists for several times, one after the other; what can be said next is of the last. */
export async function answerLists(
  asked: readonly Find[],
  before: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const messages: BotMessage[] = [];
  let state = before;
  for (const [at, find] of asked.entries()) {
    const answer = await answerList(find, 0, state, circumstances);
    if (isAskedWhere(find, circumstances)) {
      return { messages: answer.messages, state: afterWhere(answer.state, asked.slice(at + 1)) };
    }
    const isLast = at === asked.length - 1;
    messages.push(...answer.messages.filter(({ payload }) => isLast || payload?.type !== "QUICK_REPLIES"));
    state = answer.state;
  }
  return { messages, state };
}

/** Whether the answer to a list is the question where. */
function isAskedWhere({ place }: Find, { position }: Pick<AnswerCircumstances, "position">): boolean {
  return place.kind === "UNKNOWN" || (place.kind === "NEAR_ME" && position === null);
}

/** Rows of one page of a list. */
interface ListPage {
  readonly rows: readonly ListedForViewer[];
  /** Where the page begins in the whole list, and where the next one does. */
  readonly skip: number;
  readonly next: number;
  readonly hasMore: boolean;
}

/** So many pages are looked through for one that is full. */
const MAX_PAGES = 5;

/**
 * A page of what is for those who ask. Of free beds for some people, what is known to have none for them is left out, and
 * for a time what takes nobody in then, though it is open.
 *
 * @param note what is said of what would else be left out
 */
async function readPage(
  find: Find,
  first: number,
  note: Relaxed["note"],
  { now, position, sources }: AnswerCircumstances,
): Promise<ListPage> {
  const near = placeAround(find, position);
  const isShown = (row: ListedForViewer): boolean =>
    isForThem(row, find) &&
    (note === "noBedsForThem" ||
      !((find.beds && isWithoutBedFor(row, find)) || (note !== "noIntake" && takesNobodyIn(row, find))));
  const rows: ListedForViewer[] = [];
  let next = first;
  for (let page = 0, hasMore = true; hasMore && page <= MAX_PAGES; page++) {
    const found = await sources.services(listRequest(find, { near, skip: next, now }));
    hasMore = found.length > SHOWN_SERVICES;
    for (const row of found.slice(0, SHOWN_SERVICES)) {
      if (rows.length === SHOWN_SERVICES && isShown(row)) return { rows, skip: first, next, hasMore: true };
      if (isShown(row)) rows.push(row);
      next += 1;
    }
    if (rows.length === SHOWN_SERVICES || !hasMore) return { rows, skip: first, next, hasMore };
  }
  return { rows, skip: first, next, hasMore: true };
}

function takesNobodyIn({ isIntakeClosed }: ListedForViewer, { time }: Find): boolean {
  return time !== null && isIntakeClosed === true;
}

function isWithoutBedFor({ beds }: ListedForViewer, { audiences }: Find): boolean {
  const groups = beds.map(({ for: whom, free }) => [audienceOfBeds(whom), free] as const);
  return freeFor(groups, audiences) === 0;
}

function shownList(
  { rows: shown, skip, next, hasMore }: ListPage,
  { find, note }: Relaxed,
  state: TalkState,
  asked: Find,
  { words, zone, position }: AnswerCircumstances,
): BotAnswer {
  const isNearYou = position !== null;
  const distances = shown.flatMap(({ distance }) => distance ?? []);
  const isFar = distances.length > 0 && Math.min(...distances) > FAR_MILES;
  const far = isFar ? words.farAway : null;
  const text = (note === null ? far : words[note]) ?? listText(asked, words, zone, isNearYou);
  return {
    messages: [
      textMessage(find.beds && note === null ? `${text} ${words.bedsFirst}` : text),
      payloadMessage({ type: find.beds ? "GET_SHELTER_AVAILABLE_BEDS" : "SERVICES_LIST", data: [...shown] }),
      ...(skip === 0 ? shelterNotes(find, state, words).map(textMessage) : []),
      nextReplies(find, hasMore, isNearYou, words),
    ],
    state: afterList(state, { find, skip, next, ids: shown.map(({ id }) => id), hasMore }),
  };
}

/** What can be said next: when, where, more. */
function nextReplies(
  { time, place }: Find,
  hasMore: boolean,
  isNearYou: boolean,
  { chips }: AnswerCircumstances["words"],
): BotMessage {
  return quickReplies(
    ...(hasMore ? [chips.more] : []),
    ...(time === null ? [chips.openNow, chips.tonight, chips.tomorrow] : []),
    ...(place.kind === "NONE" && !isNearYou ? [chips.nearMe] : []),
    ...(time !== null && isNearYou ? [chips.way] : []),
    chips.person,
  );
}
