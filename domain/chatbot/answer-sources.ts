import type { ReplyOf } from "../base/contract/call-api.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import type { Weather } from "../hard-nights/weather/weather.ts";
import type { Need } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
import type { ChatbotWords } from "../words/en/chatbot.ts";
import type { BotMessage, BotPayload } from "./chatbot-calls.ts";
import type { ListRequest } from "./list-request.ts";
import type { Find, NamedBeside } from "./question.ts";
import type { TalkState } from "./talk-state.ts";
import type { FoundKind } from "./told-kind.ts";
import type { Told } from "./told-words.ts";

/** The data the chatbot answers from, as guests see it and in the language of the answer. */
export interface AnswerSources {
  /** GET /services. */
  readonly services: (request: ListRequest) => Promise<readonly ListedForViewer[]>;
  /** All crisis lines, national ones first, those of the place before other local ones. */
  readonly crisisLines: (near: Coordinates | null) => Promise<readonly PublicCrisisLine[]>;
  /** Null: it cannot be told. */
  readonly weatherAt: (coordinates: Coordinates) => Promise<Weather | null>;
  /** The kinds of help that the message tells of, the surest first. Absent: nothing tells. */
  readonly toldKinds?: () => readonly FoundKind[];
  /**
   * Asks the model that the operator configured what a message asks for that no rule understands; null: there is no
   * model, or it does not know either.
   */
  readonly queryElsewhere: () => Promise<Pick<Find, "needs" | "audiences"> | null>;
  /** The needs that a situation which nothing here understands most likely asks for. Absent: nothing tells. */
  readonly likelyNeeds?: () => readonly Need[];
  /** GET /directions; null: there is no way to tell. @param at epoch milliseconds; null: now */
  readonly wayTo: (
    serviceId: string,
    from: Coordinates,
    at: number | null,
  ) => Promise<ReplyOf<"GET /directions"> | null>;
}

/** Facts about the visitor besides the message. */
export interface AnswerCircumstances {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA zone in which times are told. */
  readonly zone: string;
  /** Where the visitor is; null: unknown. */
  readonly position: Coordinates | null;
  readonly sources: AnswerSources;
  readonly words: ChatbotWords;
  /** Details of the message beside its need, which order lists; absent: lists keep their own order. Never stored. */
  readonly told?: Told;
  /** Names in the message beside what it asks for; absent: there are none. */
  readonly named?: NamedBeside;
  /** Is called where a part of an answer could not be read that the rest can do without. */
  readonly onFailure: (error: unknown) => void;
}

/** Messages of an answer, and what the talk remembers. */
export interface BotAnswer {
  readonly messages: readonly BotMessage[];
  readonly state: TalkState;
}

export function textMessage(text: string): BotMessage {
  return { text };
}

export function payloadMessage(payload: BotPayload): BotMessage {
  return { payload };
}

export function quickReplies(...texts: readonly string[]): BotMessage {
  return { payload: { type: "QUICK_REPLIES", data: [...texts] } };
}

/** The needs that most people begin with. */
export function needReplies({ chips }: ChatbotWords): BotMessage {
  return quickReplies(
    chips.food,
    chips.sleep,
    chips.shower,
    chips.doctor,
    chips.clothes,
    chips.work,
    chips.lines,
  );
}
