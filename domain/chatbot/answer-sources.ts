import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import type { EndpointReply } from "../base/contract/call-api.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import type { Weather } from "../hard-nights/weather/weather.ts";
import type { Need } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
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
  /** Returns all crisis lines: national ones first, then those of the place, then other local ones. */
  readonly crisisLines: (near: Coordinates | null) => Promise<readonly PublicCrisisLine[]>;
  /** Returns the weather; null: unknown. */
  readonly weatherAt: (coordinates: Coordinates) => Promise<Weather | null>;
  /** Returns the kinds of help that the message describes, the surest first. Absent: kinds are not recognized. */
  readonly toldKinds?: () => readonly FoundKind[];
  /**
   * Asks the model that the operator configured what a message asks for that no rule understands; null: there is no
   * model, or it does not know either.
   */
  readonly queryElsewhere: () => Promise<Pick<Find, "needs" | "audiences"> | null>;
  /**
   * Returns the needs that a situation not understood otherwise most likely asks for. Absent: needs are not guessed.
   */
  readonly likelyNeeds?: () => readonly Need[];
  /** GET /directions; null: no directions can be given. @param at epoch milliseconds; null: now */
  readonly wayTo: (
    serviceId: string,
    from: Coordinates,
    at: number | null,
  ) => Promise<EndpointReply<"GET /directions"> | null>;
}

/** Facts about the visitor besides the message. */
export interface AnswerCircumstances {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA time zone in which times are shown. */
  readonly zone: string;
  /** The visitor's position; null: unknown. */
  readonly position: Coordinates | null;
  readonly sources: AnswerSources;
  readonly words: ChatbotWords;
  /** Details of the message beside its need, which order lists; absent: lists keep their own order. Never stored. */
  readonly told?: Told;
  /** Names in the message beside what it asks for; absent: there are none. */
  readonly named?: NamedBeside;
  /** Called when an optional part of an answer could not be read. */
  readonly onFailure: (error: unknown) => void;
}

/** The messages of an answer, and the new memory of the talk. */
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

/** Offers the most common needs as quick replies. */
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
