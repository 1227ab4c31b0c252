import { MAX_SEARCH_TEXT } from "../base/contract/limits.ts";
import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { fold, splitWords } from "../base/text/fold.ts";
import { MS_PER_MINUTE } from "../base/time/zone.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
import { allHours, hoursOfDay, nextHours, opensBetween } from "./answer-hours.ts";
import { answerList } from "./answer-list.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  needReplies,
  payloadMessage,
  quickReplies,
  textMessage,
} from "./answer-sources.ts";
import { bedsByGroup, whenText } from "./answer-text.ts";
import { wayText } from "./answer-way.ts";
import { factText } from "./asked-fact.ts";
import type { BotMessage, BotPayload } from "./chatbot-calls.ts";
import type { Fact } from "./fact.ts";
import { rowsOfKinds } from "./kind-rows.ts";
import { isVocabularyWord } from "./lexicon.ts";
import { oneService, servicesNamed, servicesTelling, theseServices } from "./list-request.ts";
import {
  ANY_HELP,
  type Find,
  type ServiceAsked,
  type ServiceQuestionKind,
  type TimeAsked,
} from "./question.ts";
import { afterList, afterService, SHOWN_SERVICES, type TalkState } from "./talk-state.ts";

const PAYLOAD_TYPES = {
  SCHEDULE: "ASK_SERVICE_SCHEDULE",
  DIRECTIONS: "ASK_DISTANCE_SERVICE",
  DISTANCE: "ASK_DISTANCE_SERVICE",
  BEDS: "ASK_SERVICE_BED_AVAILABLE",
  PHONE: "ASK_PARTICULAR_SERVICE",
  SERVICE: "ASK_PARTICULAR_SERVICE",
} as const satisfies Record<ServiceQuestionKind, BotPayload["type"]>;

/** Answers with the hours, distance, free beds, telephone or everything about one service. */
export async function answerService(
  {
    kind,
    service: asked,
    time,
    isClosing,
    otherwise,
    fact: known,
  }: {
    readonly kind: ServiceQuestionKind;
    readonly service: ServiceAsked;
    readonly time: TimeAsked | null;
    readonly isClosing?: true;
    readonly otherwise?: Find;
    readonly fact?: Fact;
  },
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const found = await loadAskedRows(asked, circumstances);
  const [service, ...more] = found;
  if (service === undefined) return unknownService(asked, otherwise, state, circumstances);
  if (more.length > 0) return whichService(found, asked, state, circumstances);
  const at = kind === "DIRECTIONS" ? (time ?? listedTime(service, state)) : time;
  const texts = await composeAnswers({ kind, isClosing: isClosing === true }, service, at, circumstances);
  const fact =
    kind === "SERVICE"
      ? factText(service, circumstances.told, circumstances.words, state.language, known)
      : null;
  return {
    messages: [
      ...(fact === null ? texts : [fact]).map(textMessage),
      payloadMessage({ type: PAYLOAD_TYPES[kind], data: service }),
      nextReplies(kind, service, circumstances),
    ],
    state: afterService(state, service.id),
  };
}

async function loadAskedRows(
  asked: ServiceAsked,
  circumstances: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const { position, sources } = circumstances;
  if ("id" in asked) return sources.services(oneService(asked.id, position, null));
  if ("ids" in asked) return sources.services(theseServices(asked.ids, position));
  return findNamed(asked.name, circumstances);
}

/** Says that no service has that name, and offers what else its words ask for. */
async function unknownService(
  asked: ServiceAsked,
  otherwise: Find | undefined,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words } = circumstances;
  if (otherwise !== undefined) {
    const answer = await answerList(otherwise, 0, state, circumstances);
    if (answer.messages.some(({ payload }) => payload !== undefined && LISTS.has(payload.type)))
      return { ...answer, messages: [textMessage(words.unknownName), ...answer.messages] };
  }
  const ofKinds = await rowsOfKinds(ANY_HELP, circumstances);
  const told =
    ofKinds.length === 0 && "name" in asked ? await loadRowsTelling(asked.name, circumstances) : ofKinds;
  if (told.length > 0) {
    const list = whichService(told, asked, state, circumstances);
    return { ...list, messages: [textMessage(words.unknownName), ...list.messages.slice(1)] };
  }
  return { messages: [textMessage(words.unknownService), needReplies(words)], state };
}

/** Shorter words occur in too many texts. */
const MIN_TOLD = 5;
const TOLD_MILES = 25;
const MAX_TOLD = 3;

/**
 * Finds services nearby whose texts have the rarest words of an unknown name: a building, a street, or a former name.
 */
async function loadRowsTelling(
  name: string,
  { position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const rare = splitWords(name).filter(
    (word) =>
      word.length >= MIN_TOLD && !isCommonEnglish(word) && !isCommonSpanish(word) && !isVocabularyWord(word),
  );
  const q = rare.join(" ");
  if (q === "" || q.length > MAX_SEARCH_TEXT) return [];
  const rows = await sources.services(servicesTelling(q, position));
  return rows.filter(({ distance }) => (distance ?? 0) <= TOLD_MILES).slice(0, MAX_TOLD);
}

const LISTS: ReadonlySet<BotPayload["type"]> = new Set(["SERVICES_LIST", "GET_SHELTER_AVAILABLE_BEDS"]);

/** Returns the time of the list in which the talk showed the service; null: there is none, or now. */
function listedTime({ id }: ListedForViewer, { shown, last }: TalkState): TimeAsked | null {
  return shown.includes(id) ? (last?.find.time ?? null) : null;
}

/** Finds the services that a name may mean; an exact match, if there is one, excludes the others. */
export async function findNamed(
  name: string,
  {
    position,
    sources,
  }: Pick<AnswerCircumstances, "position"> & {
    readonly sources: Pick<AnswerCircumstances["sources"], "services">;
  },
): Promise<readonly ListedForViewer[]> {
  // Longer texts are not names, and the list refuses them.
  if (name.length > MAX_SEARCH_TEXT) return [];
  const rows = await sources.services(servicesNamed(name, position));
  const whole = rows.filter((row) => row.matched !== "ANY" && isNoStory(name, row));
  const exact = whole.filter((row) => fold(row.name) === fold(name));
  return exact.length === 1 ? exact : whole;
}

/** Longer texts match names by half of their words: "Key West. I think" contains "West I". */
const MAX_NAME_WORDS = 10;

function isNoStory(text: string, { name, organization }: ListedForViewer): boolean {
  const { length } = splitWords(text);
  return length <= MAX_NAME_WORDS || length <= 2 * splitWords(`${name} ${organization?.name ?? ""}`).length;
}

/** Asks which of several services of this name is meant. */
export function whichService(
  found: readonly ListedForViewer[],
  asked: ServiceAsked,
  state: TalkState,
  { words }: AnswerCircumstances,
): BotAnswer {
  const shown = found.slice(0, SHOWN_SERVICES);
  const find: Find = { ...ANY_HELP, text: "name" in asked ? asked.name.slice(0, 80) : null };
  return {
    messages: [
      textMessage(words.whichService),
      payloadMessage({ type: "SERVICES_LIST", data: shown }),
      quickReplies(words.chips.person),
    ],
    state: afterList(state, { find, skip: 0, ids: shown.map(({ id }) => id), hasMore: false }),
  };
}

async function composeAnswers(
  { kind, isClosing }: { readonly kind: ServiceQuestionKind; readonly isClosing: boolean },
  service: ListedForViewer,
  time: TimeAsked | null,
  circumstances: AnswerCircumstances,
): Promise<readonly string[]> {
  if (kind === "SCHEDULE") return scheduleTexts(service, { time, isClosing }, circumstances);
  return [await composeAnswer(kind, service, time, circumstances)];
}

async function composeAnswer(
  kind: Exclude<ServiceQuestionKind, "SCHEDULE">,
  service: ListedForViewer,
  time: TimeAsked | null,
  circumstances: AnswerCircumstances,
): Promise<string> {
  const { words } = circumstances;
  const { name } = service;
  switch (kind) {
    case "DIRECTIONS":
      return (
        (await wayText(service, leavesAt(time, circumstances), circumstances)) ??
        withoutWay(service, circumstances)
      );
    case "DISTANCE":
      return distanceText(service, circumstances);
    case "BEDS": {
      const beds = service.availableBeds;
      if (beds === null) return words.bedsUnknown(name);
      if (beds === 0) return words.noFreeBeds(name);
      return [words.freeBeds(name, beds), ...bedsByGroup(service, words), ...composeCautions(service)].join(
        " ",
      );
    }
    case "PHONE":
      return service.phone === null ? words.noPhone(name) : words.phone(name, service.phone);
    case "SERVICE":
      return words.thisOne;
  }
}

/** Epoch milliseconds; null: now. */
function leavesAt(time: TimeAsked | null, { now }: AnswerCircumstances): number | null {
  return time === null || time.kind === "NOW" || time.at <= now ? null : time.at;
}

/** Describes when a service is open: its status as on the card, or at the time asked for, and all its hours. */
async function scheduleTexts(
  service: ListedForViewer,
  { time, isClosing }: { readonly time: TimeAsked | null; readonly isClosing: boolean },
  circumstances: AnswerCircumstances,
): Promise<readonly string[]> {
  const { words, now } = circumstances;
  const { name, openStatus } = service;
  if (openStatus.state === "NONE") return [words.noHours(name)];
  if (openStatus.state === "CONTACT") return [words.hours(name, openStatus.text)];
  if (time !== null && time.kind !== "NOW") return timeTexts(service, time, circumstances);
  const state = [words.hours(name, openStatus.text), ...composeCautions(service)]
    .join(". ")
    .replace(/(?<!m)\.$/u, "");
  if (!isClosing) return [state, ...(time === null ? allHours(service, now, words) : [])];
  const next = nextHours(service, now, words);
  return next === null
    ? [state]
    : [`${ended(state)} ${ended(words.itOpens(next.day, next.spans.join(", ")))}`];
}

/** Describes a service's hours on the day asked for, and whether it is open at that time. */
async function timeTexts(
  service: ListedForViewer,
  time: TimeAsked,
  { words, now, zone, position, sources }: AnswerCircumstances,
): Promise<readonly string[]> {
  const { name, openStatus } = service;
  const asked = hoursOfDay(service, time.at, now, words);
  if (asked === null) return [words.hours(name, openStatus.text)];
  if (asked.spans.length === 0) return [words.closedOnDay(name, asked.day), ...allHours(service, now, words)];
  const day = ended(words.openOnDay(name, asked.day, asked.spans.join(", ")));
  const isMoment = time.kind === "HOUR";
  const [from, until] = isMoment ? [time.at, time.at + MS_PER_MINUTE] : [time.from, time.until];
  if (time.kind === "TODAY" && !opensBetween(service, from, until))
    return [`${words.closedForToday(name)} ${day}`];
  if (!opensBetween(service, from, until))
    return [`${words.notOpenThen(name, whenText(time, words, zone))} ${day}`];
  if (!isMoment && time.kind !== "TONIGHT") return [day];
  const [then] = await sources.services(oneService(service.id, position, Math.max(time.at, now)));
  const open = isMoment ? [words.openThen(name, whenText(time, words, zone))] : [];
  return [[...open, ...(then === undefined ? [] : composeCautions(then)), day].join(" ")];
}

function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Composes the cautions about intake at the moment of the row: an open service may admit no one. */
function composeCautions({ cautions = [] }: ListedForViewer): string[] {
  return cautions.flatMap(({ text, until }) => (until === null ? [] : [`${text}.`.replace(/\.\.$/u, ".")]));
}

/** Describes the location where no route was found; without a position, adds that one is needed. */
function withoutWay(service: ListedForViewer, circumstances: AnswerCircumstances): string {
  const { words, position } = circumstances;
  const address = distanceText(service, circumstances);
  return position === null && hasAddress(service) ? `${address} ${words.way.whereFrom}` : address;
}

/** Offers directions if they exist; "Near me" if they cannot be given without a position. */
function nextReplies(
  kind: ServiceQuestionKind,
  service: ListedForViewer,
  { words: { chips }, position }: AnswerCircumstances,
): BotMessage {
  const isWay = kind === "DIRECTIONS";
  return quickReplies(
    ...(isWay && position === null && hasAddress(service) ? [chips.nearMe] : []),
    ...(!isWay && hasAddress(service) ? [chips.way] : []),
    chips.person,
  );
}

function hasAddress({ address1 }: ListedForViewer): boolean {
  return address1 !== null && address1 !== "";
}

/**
 * Describes the distance using only public data: for a hidden address only the town is known, and nothing for a
 * protected service (rule places 44).
 */
function distanceText(
  { name, distance, address1, city, isProtected }: ListedForViewer,
  { words, position }: { words: AnswerCircumstances["words"]; position: Coordinates | null },
): string {
  if (address1 === null || address1 === "")
    return city === "" || isProtected === true ? words.noAddress(name) : words.inTown(name, city);
  const address = words.address(name, [address1, city].filter((part) => part !== "").join(", "));
  if (distance === null || position === null) return address;
  return `${words.distance(name, distance.toFixed(1))} ${address}`;
}
