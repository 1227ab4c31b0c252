import type { BotAnswer } from "#domain/chatbot/answer-sources.ts";
import { bedsByGroup } from "#domain/chatbot/answer-text.ts";
import type { BotPayload } from "#domain/chatbot/chatbot-calls.ts";
import type { PlaceAsked, Question } from "#domain/chatbot/question.ts";
import { type ComposedText, composeText, type TextPart } from "#domain/chatbot/text-messages/compose-text.ts";
import { countSegments, countSeptets, foldToGsm7 } from "#domain/chatbot/text-messages/gsm7.ts";
import { hasUnsafeWord } from "#domain/chatbot/text-messages/unsafe-words.ts";
import type { AskedNext } from "#domain/danger/danger-families.ts";
import type { DangerNotice } from "#domain/danger/notice-danger.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { ChatbotWords } from "../../compiled/chatbot/chatbot.ts";
import type { TextMessagesWords } from "../../compiled/chatbot/text-messages.ts";

export interface TextWords {
  readonly sms: TextMessagesWords;
  readonly chat: ChatbotWords;
}

/** An answer of at most two segments. */
export interface TextAnswer {
  readonly text: string;
  /** Ids of found services that did not fit, in order: the next MORE sends them. */
  readonly unsent: readonly string[];
}

/** Longer texts are several numbers with words between them. */
const PHONE_SEPTETS = 50;
const FIRST = 0;
const LAST = 100;

/** The chatbot's answer as a text message (rules text-messages 4–12). @param answer from rows of `textedServices` */
export function textAnswer(question: Question, answer: BotAnswer, words: TextWords): TextAnswer {
  const found = answerTo(question, answer, words);
  return hasUnsafeWord(found.text) ? { text: foldToGsm7(words.sms.nothingFound), unsent: [] } : found;
}

function answerTo(question: Question, answer: BotAnswer, words: TextWords): TextAnswer {
  const { chat } = words;
  const texts = answer.messages.flatMap(({ text }) => text ?? []);
  const [said = ""] = texts;
  const payloads = answer.messages.flatMap(({ payload }) => payload ?? []);
  const rows = payloads.flatMap(readPayloadRows);
  const notes = collectNotes(payloads);
  if (question.kind === "DANGER") return dangerAnswer(question.danger, rows, words);
  if (said === chat.failedPart) return only(words.sms.failed);
  const service = payloads.flatMap(readPayloadService)[0];
  if (service !== undefined) return serviceAnswer(texts, service, words);
  if (question.kind === "FIND" && question.also !== undefined && rows.length > 0)
    return listsAnswer(answer, question.find.place, words);
  if (rows.length > 0) {
    const isNote = [
      chat.noIntake,
      chat.notOpen,
      chat.opensNext,
      chat.allFull,
      chat.noCouples,
      chat.noPets,
      chat.noBedsForThem,
      chat.farAway,
      chat.whichService,
    ].includes(said);
    return listAnswer({ said, isNote, rows, notes, first: 1, hasMore: answer.state.hasMore }, words);
  }
  return only(chooseText(question, said, words));
}

/** Sends rows of an earlier list that were not sent yet. @param first their position in that list, from 1 */
export function moreAnswer(
  list: { readonly rows: readonly ListedForViewer[]; readonly first: number; readonly hasMore: boolean },
  words: TextWords,
): TextAnswer {
  return listAnswer({ ...list, said: "", isNote: false, notes: NO_NOTES }, words);
}

/** The reply when services cannot be read. */
export function answerWithoutServices(question: Question, words: TextWords): TextAnswer {
  return question.kind === "DANGER" ? dangerAnswer(question.danger, [], words) : only(words.sms.failed);
}

export function only(text: string): TextAnswer {
  return { text: foldToGsm7(text), unsent: [] };
}

function chooseText(question: Question, said: string, { sms, chat }: TextWords): string {
  switch (question.kind) {
    case "GREETING":
    case "HELP":
    case "YES":
      return sms.help;
    case "NOT_UNDERSTOOD":
      return sms.notUnderstood;
    case "PERSON":
      return sms.person;
    case "CRISIS_LINES":
      return sms.lines;
    case "PRIVACY":
      return `${sms.privacy} ${sms.deleteThread}`;
    case "FORGET":
      return `${sms.forgotten} ${sms.deleteThread}`;
    case "FIND":
      if (question.skip > 0) return chat.noMore;
      return ["CITY", "ZIP"].includes(question.find.place.kind) || said === chat.nothingFound
        ? sms.nothingFound
        : sms.whichPlace;
    case "WEATHER":
      return question.place.kind === "UNKNOWN" ? sms.whichPlace : said;
    case "SCHEDULE":
    case "DISTANCE":
    case "BEDS":
    case "PHONE":
    case "SERVICE":
      return sms.unknownService;
    default:
      return said;
  }
}

/**
 * Answers danger: the numbers, how to delete the thread, and that other help exists. A question about the danger is
 * answered only if the answer has no word for what happened.
 */
function dangerAnswer(
  { family, followUp }: DangerNotice,
  rows: readonly ListedForViewer[],
  { sms, chat }: TextWords,
): TextAnswer {
  const followUps: Partial<Record<AskedNext, string>> = sms.followUps;
  const asked =
    followUp === null || followUp === "STAYS"
      ? null
      : (followUps[followUp] ?? chat.danger.followUps[followUp]);
  const said = asked === null || hasUnsafeWord(asked) ? sms.danger[family] : asked;
  const parts: TextPart[] = [
    { text: said, rank: FIRST },
    { text: sms.deleteThread, rank: FIRST, isLine: true },
    ...(rows.length > 0 ? [{ text: sms.otherHelp, rank: LAST, isLine: true }] : []),
  ];
  return { text: composeText(parts).text, unsent: rows.map(({ id }) => id) };
}

/** Answers with the hours, distance, beds, telephone or everything about one service. */
function serviceAnswer(
  [said = "", ...others]: readonly string[],
  service: ListedForViewer,
  { sms, chat }: TextWords,
): TextAnswer {
  const isWhole = said === chat.thisOne || countSegments(foldToGsm7(said)) > 2;
  if (isWhole)
    return { text: composeText(serviceParts(service, null, FIRST, { sms, chat })).text, unsent: [] };
  const text: TextPart = { text: said, rank: FIRST };
  const phone = readPhone(service);
  const parts = [
    text,
    ...others.map((other, at) => ({ text: other, rank: FIRST + 1 + at, isLine: true })),
    ...(phone === "" || said.includes(phone) ? [] : [{ text: ended(phone), rank: LAST }]),
  ];
  return { text: composeText(parts).text, unsent: [] };
}

interface ShownList {
  /** The chatbot's sentence above the list. */
  readonly said: string;
  /** Whether that must be read: "None is open then". */
  readonly isNote: boolean;
  readonly rows: readonly ListedForViewer[];
  readonly notes: Notes;
  readonly first: number;
  readonly hasMore: boolean;
}

/** Notes about services of a list, by service id. */
type Notes = ReadonlyMap<string, string>;
const NO_NOTES: Notes = new Map();

function collectNotes(payloads: readonly BotPayload[]): Notes {
  return new Map(
    payloads.flatMap((payload) =>
      payload.type === "SERVICES_LIST" || payload.type === "GET_SHELTER_AVAILABLE_BEDS"
        ? (payload.notes ?? []).map(({ id, text }) => [id, text] as const)
        : [],
    ),
  );
}

function listAnswer({ said, isNote, rows, notes, first, hasMore }: ShownList, words: TextWords): TextAnswer {
  const heading: TextPart[] = said === "" ? [] : [{ text: said, rank: isNote ? FIRST : LAST }];
  const lines: TextPart[][] = [];
  for (const [at, row] of rows.entries()) {
    const before = lines[at - 1]?.[0];
    lines.push(serviceParts(row, { number: first + at, before, note: notes.get(row.id) }, at + 1, words));
  }
  const more: TextPart = { text: words.sms.more, rank: FIRST, isLine: true };
  const whole = composeText([...heading, ...lines.flat()]);
  const composed =
    hasMore || countShown(lines, whole) < rows.length
      ? composeText([...heading, ...lines.flat(), more])
      : whole;
  return { text: composed.text, unsent: rows.slice(countShown(lines, composed)).map(({ id }) => id) };
}

/**
 * Interleaves lists for several times: the first service of each, then the second of each. MORE continues the last
 * list.
 */
function listsAnswer({ messages, state }: BotAnswer, place: PlaceAsked, words: TextWords): TextAnswer {
  const { nearPlace, nearYou, bedsFirst } = words.chat;
  const near = "name" in place ? nearPlace(place.name) : nearYou;
  // All lists share a place, and two segments are short.
  const shortened = (said: string) => said.replace(`, ${near}`, "").replace(` ${bedsFirst}`, "");
  const notes = collectNotes(messages.flatMap(({ payload }) => payload ?? []));
  const lists: { said: string; rows: readonly ListedForViewer[] }[] = [];
  for (const { text, payload } of messages) {
    if (text !== undefined) lists.push({ said: text, rows: [] });
    const last = lists[lists.length - 1];
    if (payload !== undefined && last !== undefined && last.rows.length === 0)
      last.rows = readPayloadRows(payload);
  }
  const lines = lists.map(({ rows }, list) => {
    const isNumbered = list === lists.length - 1;
    const ofList: TextPart[][] = [];
    for (const [at, row] of rows.entries()) {
      const before = ofList[at - 1]?.[0];
      const place = at * lists.length + list + 1;
      ofList.push(
        serviceParts(
          row,
          { number: isNumbered ? at + 1 : null, before, note: notes.get(row.id) },
          place,
          words,
        ),
      );
    }
    return ofList;
  });
  const parts = lists.flatMap(({ said }, list) => [
    { text: shortened(said), rank: FIRST, isLine: list > 0 },
    ...(lines[list] ?? []).flat(),
  ]);
  const last = lines[lines.length - 1] ?? [];
  const rows = lists[lists.length - 1]?.rows ?? [];
  const more: TextPart = { text: words.sms.more, rank: FIRST, isLine: true };
  const whole = composeText(parts);
  const composed =
    state.hasMore || countShown(last, whole) < rows.length ? composeText([...parts, more]) : whole;
  return { text: composed.text, unsent: rows.slice(countShown(last, composed)).map(({ id }) => id) };
}

function countShown(lines: readonly (readonly TextPart[])[], { parts }: ComposedText): number {
  return lines.filter(([core]) => core !== undefined && parts.has(core)).length;
}

/** Two services with status and telephone take precedence over the directions to the first. */
const CORES_FIRST = 2;

/** Composes name, status and telephone; then free beds by group, distance and address, as far as they fit. */
function serviceParts(
  service: ListedForViewer,
  /** `number`: null if the list is not numbered. */
  list: {
    readonly number: number | null;
    readonly before: TextPart | undefined;
    readonly note: string | undefined;
  } | null,
  place: number,
  { sms: words, chat }: TextWords,
): TextPart[] {
  const number = list === null || list.number === null ? "" : `${list.number}) `;
  const { text: state, state: door } = service.openStatus;
  // The next opening says more than how long it is closed.
  const status =
    list?.note === undefined
      ? [state, ...(service.cautions ?? []).map(({ text }) => text)]
      : [...(door === "CLOSED" ? [] : [state]), list.note];
  const core: TextPart = {
    text: [
      `${number}${ended(service.name)}`,
      ...[...status, readPhone(service)].filter(Boolean).map(ended),
    ].join(" "),
    rank: place <= CORES_FIRST ? place : place * 10,
    isLine: true,
    ...(list?.before === undefined ? {} : { after: list.before }),
  };
  const { availableBeds: free, distance, address1, city, isProtected } = service;
  const hasAddress = address1 !== null && address1 !== "";
  const isInTown = distance === null && !hasAddress && city !== "" && isProtected !== true;
  const detail = (text: string, rank: number): TextPart => ({ text, rank: place * 10 + rank, after: core });
  const beds = free === null ? [] : [detail(words.beds(free), 1)];
  const groups = free === null || free === 0 ? [] : bedsByGroup(service, chat);
  return [
    core,
    ...beds,
    ...beds.flatMap((sum) => groups.map((text) => ({ ...detail(text, 2), after: sum }))),
    ...(distance === null ? [] : [detail(words.miles(distance.toFixed(1)), 3)]),
    ...(isInTown ? [detail(words.inTown(city), 3)] : []),
    ...(hasAddress ? [detail(ended([address1, city].filter((part) => part !== "").join(", ")), 4)] : []),
  ];
}

function readPhone({ phone }: ListedForViewer): string {
  return phone === null || countSeptets(foldToGsm7(phone)) > PHONE_SEPTETS ? "" : phone;
}

function ended(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

function readPayloadRows(payload: BotPayload): readonly ListedForViewer[] {
  return payload.type === "SERVICES_LIST" || payload.type === "GET_SHELTER_AVAILABLE_BEDS"
    ? payload.data
    : [];
}

function readPayloadService(payload: BotPayload): readonly ListedForViewer[] {
  switch (payload.type) {
    case "ASK_SERVICE_SCHEDULE":
    case "ASK_DISTANCE_SERVICE":
    case "ASK_SERVICE_BED_AVAILABLE":
    case "ASK_PARTICULAR_SERVICE":
      return [payload.data];
    default:
      return [];
  }
}
