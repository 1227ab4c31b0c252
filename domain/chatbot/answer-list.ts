import { lineForAnyHelp } from "../danger/danger-lines.ts";
import type { ListedForViewer } from "../services/listing.ts";
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
import { COUPLES } from "./find-of.ts";
import { isForThem, saysCouples } from "./is-for-them.ts";
import { withKinds } from "./kind-rows.ts";
import { isApart } from "./lexicon.ts";
import { findAskedWindow, isToSleep, listRequest } from "./list-request.ts";
import {
  byRoom,
  distinct,
  FAR_MILES,
  isFarAway,
  type ListPage,
  NEAR_MILES,
  ORDERED_ROWS,
  placeAround,
  takesNobodyIn,
} from "./list-rows.ts";
import { withNamed } from "./named-first.ts";
import { namedNearby } from "./named-nearby.ts";
import { followingRows, openingNext } from "./opening-next.ts";
import type { Find } from "./question.ts";
import { buildRowNote, closedText, isFull, isUnknown, isWithoutBedFor } from "./row-notes.ts";
import { shelterNotes } from "./shelter-notes.ts";
import { afterList, afterWhere, SHOWN_SERVICES, type TalkState } from "./talk-state.ts";
import { withTold } from "./told-list.ts";

/** A wider search to try after one that found nothing, and the note above its list. */
interface Relaxed {
  readonly find: Find;
  readonly note:
    | "noIntake"
    | "opensNext"
    | "notOpen"
    | "noPets"
    | "noBedsForThem"
    | "noCouples"
    | "unknownHours"
    | "nearestKind"
    | null;
}

/**
 * Returns the search as asked, then wider ones: without narrowing words, with services that are open but admit no one,
 * with what opens next, without the time, without pets, and, if beds for certain people were asked for, finally
 * services without beds for them.
 */
function relaxations(find: Find): readonly Relaxed[] {
  const isNarrowed = find.text !== null && find.needs.length > 0 && !isApart(find.text);
  const wide = isNarrowed ? { ...find, text: null } : find;
  const anyTime = { ...wide, time: null };
  const withoutPets = {
    ...anyTime,
    audiences: find.audiences.filter((category) => category !== "PETS_ALLOWED"),
  };
  return [
    { find, note: null },
    ...(isNarrowed ? [{ find: wide, note: noteOfWide(find) }] : []),
    ...(find.time === null
      ? []
      : ([
          { find: wide, note: "noIntake" },
          ...(isToSleep(find) ? ([{ find: wide, note: "unknownHours" }] as const) : []),
          { find: isNarrowed ? find : wide, note: "opensNext" },
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

/**
 * Picks the note for a list without the narrowing words; null with a time, when services that have them may be closed.
 */
function noteOfWide({ text, time }: Find): Relaxed["note"] {
  if (text === COUPLES) return "noCouples";
  return time === null ? "nearestKind" : null;
}

/** Answers an empty list: 211 knows of more. For rare kinds of help it says that no one here offers them. */
async function nothingFound(
  asked: Find,
  state: TalkState,
  { words, sources, position }: AnswerCircumstances,
): Promise<BotAnswer> {
  const find = { find: asked, skip: 0, ids: [], hasMore: false };
  if (asked.text === null || !isApart(asked.text))
    return {
      messages: [textMessage(words.nothingFound), needReplies(words)],
      state: afterList(state, find),
    };
  const lines = lineForAnyHelp(await sources.crisisLines(position));
  return {
    messages: [
      textMessage(words.noneOffers),
      payloadMessage({ type: "CRISIS_LINES_LIST", data: lines }),
      needReplies(words),
    ],
    state: afterList(state, find),
  };
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
  const nearby = await namedNearby(asked, circumstances);
  if (nearby !== null) {
    const here: Find = { ...asked, place: { kind: "NONE" } };
    // Services that name the place come first, rather than services of that kind anywhere.
    const sources = { ...circumstances.sources, toldKinds: () => [] };
    const answer = await answerList(here, skip, state, { ...circumstances, sources });
    return { ...answer, messages: [textMessage(words.namedNearby(nearby)), ...answer.messages] };
  }
  if (isAskedWhere(asked, circumstances)) {
    const find: Find = { ...asked, place: { kind: "NONE" } };
    const text = place.kind === "UNKNOWN" ? words.unknownPlace(place.name) : words.whichPlace;
    return {
      messages: [textMessage(text)],
      state: afterList(state, { find, skip: 0, ids: [], hasMore: false }),
    };
  }
  if (skip > 0) {
    const page = await readPage(asked, skip, null, circumstances);
    if (page.rows.length > 0)
      return shownList(page, { find: asked, note: null }, state, asked, circumstances);
    return { messages: [textMessage(words.noMore), needReplies(words)], state };
  }
  let first: readonly ListedForViewer[] = [];
  for (const relaxed of relaxations(asked)) {
    const { find, note } = relaxed;
    const page = await readPage(find, 0, note, circumstances);
    if (page.rows.length === 0 || isFarApart(page.rows, find)) {
      if (note === null && find.text !== null && findAskedWindow(find, circumstances.now) !== null)
        first = (await unknownHours(find, circumstances)).slice(0, UNKNOWN_FIRST);
      continue;
    }
    const filled = await filledPage(withFirst(page, first), relaxed, circumstances);
    const told = await withTold(filled, relaxed.find, asked, circumstances);
    const ofKinds = await withKinds(told, asked, circumstances);
    const { shown, closed } = await withNamed(ofKinds, asked, circumstances);
    const said = ofKinds.hasKinds ? withKindFound(relaxed) : relaxed;
    const following =
      note === "opensNext" ? [] : await followingRows(shown.rows, { find, asked }, circumstances);
    return shownList(shown, said, state, asked, circumstances, { closed, following });
  }
  const nothing = { shown: slicePage([], 0), closed: [] };
  const { shown, closed } = await withNamed(
    await withKinds(nothing, asked, circumstances),
    asked,
    circumstances,
  );
  if (shown.rows.length > 0)
    return shownList(shown, { find: asked, note: null }, state, asked, circumstances, { closed });
  return nothingFound(asked, state, circumstances);
}

/** Drops the note that no service has exactly this, since services of that kind were found. */
function withKindFound({ find, note }: Relaxed): Relaxed {
  return { find, note: note === "nearestKind" ? null : note };
}

/** Whether rows of a rare kind of help are all too far away to be offered here. */
function isFarApart(rows: readonly ListedForViewer[], { text }: Find): boolean {
  return text !== null && isApart(text) && rows.every(({ distance }) => (distance ?? 0) > FAR_MILES);
}

/** Sends lists for several times, one after the other; the quick replies belong to the last one. */
export async function answerLists(
  asked: readonly Find[],
  before: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const messages: BotMessage[] = [];
  let state = before;
  for (const [at, find] of asked.entries()) {
    // The names in a message belong to its first list only.
    const { named: _, ...unnamed } = circumstances;
    const answer = await answerList(find, 0, state, at === 0 ? circumstances : unnamed);
    if (isAskedWhere(find, circumstances)) {
      return { messages: answer.messages, state: afterWhere(answer.state, asked.slice(at + 1)) };
    }
    const isLast = at === asked.length - 1;
    messages.push(...answer.messages.filter(({ payload }) => isLast || payload?.type !== "QUICK_REPLIES"));
    state = answer.state;
  }
  return { messages, state };
}

/** Whether the list cannot be read before the visitor says where. */
function isAskedWhere({ place }: Find, { position }: Pick<AnswerCircumstances, "position">): boolean {
  return place.kind === "UNKNOWN" || (place.kind === "NEAR_ME" && position === null);
}

/** Maximum pages read to fill one page. */
const MAX_PAGES = 5;

/**
 * Reads a page of services for the people asked about. A search for free beds omits services known to have none for
 * them; a search with a time omits open services that admit no one then.
 *
 * @param note the note above the list, which lifts the omission that it mentions
 */
async function readPage(
  find: Find,
  first: number,
  note: Relaxed["note"],
  circumstances: AnswerCircumstances,
): Promise<ListPage> {
  if (note === "opensNext") {
    const rows = (await openingNext(find, circumstances)).slice(0, SHOWN_SERVICES);
    return { rows, skip: 0, next: rows.length, hasMore: false };
  }
  if (note === "unknownHours") return slicePage(await unknownHours(find, circumstances), first);
  const { now, position, sources } = circumstances;
  const near = placeAround(find, position);
  const isShown = (row: ListedForViewer): boolean =>
    isForThem(row, find) &&
    // A search ranks services that say so first, but returns the others too.
    (find.text !== COUPLES || saysCouples(row)) &&
    !(row.matched === "ANY" && find.text !== null && isApart(find.text)) &&
    (note === "noBedsForThem" ||
      !((find.beds && isWithoutBedFor(row, find)) || (note !== "noIntake" && takesNobodyIn(row, find, now))));
  if (isToSleep(find)) {
    const found = await sources.services(listRequest(find, { near, skip: 0, now, limit: ORDERED_ROWS }));
    return slicePage(byRoom(found.filter(isShown), find), first);
  }
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

/**
 * Fills a short first page with services that match the need but not the narrowing words, since texts leave much out.
 * For a night or another part of a day, near services without stated hours come after near open ones, and before far or
 * full ones.
 */
async function filledPage(
  page: ListPage,
  { find, note }: Relaxed,
  circumstances: AnswerCircumstances,
): Promise<ListPage> {
  if (note !== null || page.hasMore || page.rows.length >= SHOWN_SERVICES) return page;
  const isNarrowed = find.text !== null && find.needs.length > 0 && !isApart(find.text) && !isToSleep(find);
  const wide = isNarrowed ? (await readPage({ ...find, text: null }, 0, null, circumstances)).rows : [];
  const isLast = (row: ListedForViewer) =>
    (row.distance ?? 0) > NEAR_MILES || (isToSleep(find) && isFull(row, find));
  const open = distinct([...page.rows, ...wide]);
  const isTimed = findAskedWindow(find, circumstances.now) !== null && open.length < SHOWN_SERVICES;
  const unknown = isTimed ? await unknownHours(find, circumstances) : [];
  const rows = distinct([...open.filter((row) => !isLast(row)), ...unknown, ...open.filter(isLast)]);
  return { ...page, rows: rows.slice(0, SHOWN_SERVICES) };
}

/** Maximum number of rows without hours that have the narrowing words and precede open rows without them. */
const UNKNOWN_FIRST = 2;

function withFirst(page: ListPage, first: readonly ListedForViewer[]): ListPage {
  return first.length === 0
    ? page
    : { ...page, rows: distinct([...first, ...page.rows]).slice(0, SHOWN_SERVICES) };
}

/** Finds services nearby that state no hours: they may be open, and people can call. */
async function unknownHours(
  find: Find,
  { now, position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const near = placeAround(find, position);
  const found = await sources.services(
    listRequest({ ...find, time: null }, { near, skip: 0, now, limit: ORDERED_ROWS }),
  );
  return found.filter(
    (row) =>
      isUnknown(row) &&
      isForThem(row, find) &&
      (find.text !== COUPLES || saysCouples(row)) &&
      (row.distance ?? 0) <= NEAR_MILES &&
      !isFull(row, find),
  );
}

function slicePage(all: readonly ListedForViewer[], first: number): ListPage {
  const rows = all.slice(first, first + SHOWN_SERVICES);
  const next = first + rows.length;
  return { rows, skip: first, next, hasMore: next < all.length };
}

interface ShownBeside {
  /** Ids of rows that are closed at the time asked for. */
  readonly closed?: readonly string[];
  /** Services that open next, shown below services without room. */
  readonly following?: readonly ListedForViewer[];
}

function shownList(
  { rows: shown, skip, next, hasMore }: ListPage,
  { find, note }: Relaxed,
  state: TalkState,
  asked: Find,
  circumstances: AnswerCircumstances,
  { closed = [], following = [] }: ShownBeside = {},
): BotAnswer {
  const { words, position, now } = circumstances;
  const isNearYou = position !== null;
  const text = composeHeading(shown, { find, note }, asked, circumstances, closed.length > 0);
  const buildListMessage = (rows: readonly ListedForViewer[], isNext: boolean): BotMessage => {
    const notes = rows.flatMap((row) =>
      closed.includes(row.id)
        ? { id: row.id, text: closedText(row, words, now) }
        : (buildRowNote(row, { find, isNext, asked }, circumstances) ?? []),
    );
    const data = { data: [...rows], ...(notes.length === 0 ? {} : { notes }) };
    return payloadMessage({ type: find.beds ? "GET_SHELTER_AVAILABLE_BEDS" : "SERVICES_LIST", ...data });
  };
  const ids = [...shown, ...following].slice(0, SHOWN_SERVICES).map(({ id }) => id);
  return {
    messages: [
      textMessage(text),
      buildListMessage(shown, note === "opensNext"),
      ...(following.length === 0
        ? []
        : [textMessage(words.theseOpenNext), buildListMessage(following, true)]),
      ...(skip === 0 ? shelterNotes(find, state, words).map(textMessage) : []),
      nextReplies(find, hasMore, isNearYou, words),
    ],
    state: afterList(state, { find, skip, next, ids, hasMore }),
  };
}

/** Composes the sentence above a list. */
function composeHeading(
  shown: readonly ListedForViewer[],
  { find, note }: Relaxed,
  asked: Find,
  { words, zone, position }: AnswerCircumstances,
  hasClosed: boolean,
): string {
  // Another note would be wrong: other services may well be open now.
  if (note === "opensNext" && asked.time?.kind === "NOW") return words.opensNextNow;
  if (note !== null) return words[note === "unknownHours" ? "notOpen" : note];
  if (isToSleep(find) && shown.every((row) => isFull(row, find))) return words.allFull;
  if (isFarAway(shown)) return words.farAway;
  // A list with closed services must not be headed "Open tonight".
  const isOfTime = asked.time !== null && !hasClosed;
  const text = listText(isOfTime ? asked : { ...asked, time: null }, words, zone, position !== null);
  return find.beds ? `${text} ${words.bedsFirst}` : text;
}

/** Offers the next replies: a time, a place, the way there, or more. */
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
