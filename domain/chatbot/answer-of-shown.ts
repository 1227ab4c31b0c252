import type { ListedForViewer } from "../services/listing.ts";
import { hoursOfDay, nextHours } from "./answer-hours.ts";
import { answerList } from "./answer-list.ts";
import {
  type AnswerCircumstances,
  type BotAnswer,
  payloadMessage,
  quickReplies,
  textMessage,
} from "./answer-sources.ts";
import { bedsByGroup } from "./answer-text.ts";
import { answerFact, type FactSaid } from "./asked-fact.ts";
import { isToSleep, theseServices } from "./list-request.ts";
import type { Question, TimeAsked } from "./question.ts";
import { fullText, isFull } from "./row-notes.ts";
import type { TalkState } from "./talk-state.ts";

type OfShown = Extract<Question, { kind: "OF_SHOWN" }>;

/** Answers a question about several services just shown, those that say yes first. */
export async function answerOfShown(
  { ids, asks, time, otherwise }: OfShown,
  state: TalkState,
  circumstances: AnswerCircumstances,
): Promise<BotAnswer> {
  const { words, now, sources, position } = circumstances;
  // The talk keeps these rows: once the visitor names a place, the list is repeated around it.
  if (asks === "DISTANCE" && position === null) return { messages: [textMessage(words.whichPlace)], state };
  const found = await sources.services(theseServices(ids, position));
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const told = rows.map((row) => ({ row, ...answerAsked(row, asks, time, state, circumstances) }));
  const isUntold = told.every(({ answer }) => answer === "UNTOLD");
  if (isUntold && otherwise !== undefined) {
    const answer = await answerList(otherwise, 0, state, circumstances);
    return { ...answer, messages: [textMessage(words.ofShown.untoldThese), ...answer.messages] };
  }
  const ordered = asks === "DISTANCE" ? byDistance(told) : byAnswer(told);
  const notes = ordered.flatMap(({ row, text }) => {
    const full = asks !== "BEDS" && isFullShelter(row, state) ? [fullText(row, words, now)] : [];
    const parts = [...full, ...(isUntold || text === "" ? [] : [text])];
    return parts.length === 0 ? [] : [{ id: row.id, text: parts.join(" ") }];
  });
  return {
    messages: [
      textMessage(chooseHeading(asks, isUntold, circumstances)),
      payloadMessage({
        type: "SERVICES_LIST",
        data: ordered.map(({ row }) => row),
        ...(notes.length === 0 ? {} : { notes }),
      }),
      quickReplies(words.chips.person),
    ],
    // "The second one" then refers to this order.
    state: { ...state, shown: ordered.map(({ row }) => row.id) },
  };
}

/** Whether a place to sleep was full when the list was shown. */
function isFullShelter(row: ListedForViewer, { last }: TalkState): boolean {
  return last !== null && isToSleep(last.find) && isFull(row, last.find);
}

interface Told extends FactSaid {
  readonly row: ListedForViewer;
}

const RANKS: readonly FactSaid["answer"][] = ["YES", "SAID", "UNTOLD", "NO"];

function byAnswer(told: readonly Told[]): readonly Told[] {
  return RANKS.flatMap((rank) => told.filter(({ answer }) => answer === rank));
}

function byDistance(told: readonly Told[]): readonly Told[] {
  const readMiles = ({ row }: Told): number => row.distance ?? Number.POSITIVE_INFINITY;
  return [...told].sort((a, b) => readMiles(a) - readMiles(b));
}

function chooseHeading(asks: OfShown["asks"], isUntold: boolean, { words }: AnswerCircumstances): string {
  if (asks === "DISTANCE") return words.ofShown.nearest;
  if (asks === "SCHEDULE") return words.ofShown.hours;
  return isUntold ? words.ofShown.untold : words.ofShown.said;
}

function answerAsked(
  row: ListedForViewer,
  asks: OfShown["asks"],
  time: TimeAsked | null,
  state: TalkState,
  { words, now, told }: AnswerCircumstances,
): FactSaid {
  switch (asks) {
    case "DISTANCE":
      return { answer: "SAID", text: "" };
    case "SCHEDULE":
      return { answer: "SAID", text: hoursText(row, time, { words, now }) };
    case "PHONE":
      return row.phone === null
        ? { answer: "UNTOLD", text: words.noPhone(row.name) }
        : { answer: "SAID", text: row.phone };
    case "BEDS": {
      const { availableBeds: free, name } = row;
      if (free === null) return { answer: "UNTOLD", text: words.bedsUnknown(name) };
      return free === 0
        ? { answer: "NO", text: words.noFreeBeds(name) }
        : { answer: "YES", text: [words.freeBeds(name, free), ...bedsByGroup(row, words)].join(" ") };
    }
    default:
      return answerFact(row, asks, told, words, state.language);
  }
}

/** Describes the hours of the day asked for; else of today while open, or of the next day on which it opens. */
function hoursText(
  row: ListedForViewer,
  time: TimeAsked | null,
  { words, now }: Pick<AnswerCircumstances, "words" | "now">,
): string {
  const { state } = row.openStatus;
  if (state === "CONTACT" || state === "NONE") return words.way.open.ASK;
  const isOpen = state === "OPEN";
  const hours =
    time === null && !isOpen ? nextHours(row, now, words) : hoursOfDay(row, time?.at ?? now, now, words);
  if (hours === null) return "";
  if (hours.spans.length === 0) return words.way.open.CLOSED;
  const text = words.openOn(hours.day, hours.spans.join(", "));
  return text.endsWith(".") ? text : `${text}.`;
}
