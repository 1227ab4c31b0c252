import type { DangerFamily } from "../danger/danger-families.ts";
import type { DangerNotice } from "../danger/notice-danger.ts";
import type { Category, Need } from "../services/enumerations.ts";
import type { Coordinates } from "../services/service.ts";
import type { Fact } from "./fact.ts";

/**
 * A message to the chatbot, understood as a question. The caller answers it from our own services; no text is made up.
 */
export type Question =
  /** Services: a list, as GET /services gives it. `beds`: those with free beds first (GET_SHELTER_AVAILABLE_BEDS). */
  | {
      readonly kind: "FIND";
      readonly find: Find;
      readonly skip: number;
      /** Further searches, each with its own time: "and food tomorrow". */
      readonly also?: readonly Find[];
      /** Names in the message: such services come first, if they offer what is asked for. */
      readonly named?: NamedBeside;
      /** A danger that help is looked for with, though none is named: its crisis lines are shown beside the list. */
      readonly beside?: DangerFamily;
    }
  /** A question about one service: hours, the way there, distance, free beds, telephone or everything. */
  | {
      readonly kind: ServiceQuestionKind;
      readonly service: ServiceAsked;
      readonly time: TimeAsked | null;
      /** The question is about closing: "what time does it close". */
      readonly isClosing?: true;
      /** The search to answer with if no service has that name: "the shelter on Pine Street". */
      readonly otherwise?: Find;
      /** The fact asked about. Absent: the name may be all that the message contains. */
      readonly fact?: Fact;
    }
  /** A question about each of several services that the talk has just shown. */
  | {
      readonly kind: "OF_SHOWN";
      readonly ids: readonly string[];
      readonly asks: Exclude<ServiceQuestionKind, "SERVICE" | "DIRECTIONS"> | Fact;
      readonly time: TimeAsked | null;
      /** The search to answer with if none of them states the answer. */
      readonly otherwise?: Find;
    }
  /**
   * Danger: its crisis lines come before anything else. `find` is what is also asked for, or null; `isOnlyTold`: no
   * words ask for it.
   */
  | {
      readonly kind: "DANGER";
      readonly danger: DangerNotice;
      readonly find: Find | null;
      readonly isOnlyTold?: true;
    }
  | { readonly kind: "CRISIS_LINES" }
  | { readonly kind: "WEATHER"; readonly place: PlaceAsked; readonly time: TimeAsked | null }
  /** There is nothing more to show: "more" or "the seventh one" without such a row. */
  | { readonly kind: "NO_MORE" }
  | { readonly kind: SmallTalk }
  /** Nothing was understood. `text` contains the words that may be a name; it may be empty. */
  | { readonly kind: "NOT_UNDERSTOOD"; readonly text: string };

/** Services that a message names beside what it asks for. */
export interface NamedBeside {
  readonly ids: readonly string[];
  /** Those that have the name themselves, not only through their organization. */
  readonly own: readonly string[];
  /**
   * NAME: the beginning of the name, or more of it, is in the message. WORD, WORDS: one word, or two that are apart;
   * these count only if the services have what is asked for.
   */
  readonly by: "NAME" | "WORDS" | "WORD";
}

/** Questions about one service. DIRECTIONS: how to get there; DISTANCE: where it is, and how far. */
export type ServiceQuestionKind = "SCHEDULE" | "DIRECTIONS" | "DISTANCE" | "BEDS" | "PHONE" | "SERVICE";

/** Messages that ask for no service. */
export type SmallTalk =
  | "YES"
  | "NO"
  | "THANKS"
  | "GREETING"
  | "GOODBYE"
  | "HELP"
  | "PERSON"
  | "FORGET"
  | "LANGUAGE"
  /** Asks who reads the messages, and whether they are stored. */
  | "PRIVACY";

/** The part of a list's query that words can ask for; names are those of GET /services. */
export interface Find {
  /** Any of these; empty: any need. */
  readonly needs: readonly Need[];
  /** For these people; PETS_ALLOWED filters, the others only come first. */
  readonly audiences: readonly Category[];
  /** Ages of the people it is for, in years: services that state other ages are omitted. Absent: unknown. */
  readonly ages?: readonly number[];
  /** Only services with this topic. Absent: any. */
  readonly topic?: "IMMIGRATION" | "LEGAL_AID";
  /** Search text that narrows within the needs ("dentist"); null: the needs suffice. */
  readonly text: string | null;
  readonly place: PlaceAsked;
  /** Null: at any time. */
  readonly time: TimeAsked | null;
  /** Whether free beds are asked for. */
  readonly beds: boolean;
}

/** Help of any kind, at any time, near the place that the visitor has chosen. */
export const ANY_HELP: Find = {
  needs: [],
  audiences: [],
  text: null,
  place: { kind: "NONE" },
  time: null,
  beds: false,
};

export type PlaceAsked =
  /** No place is named: the one chosen by the visitor counts, if any. */
  | { readonly kind: "NONE" }
  | { readonly kind: "NEAR_ME" }
  | KnownPlace
  /** A named place that the gazetteer does not know. */
  | { readonly kind: "UNKNOWN"; readonly name: string };

/** A town or postal area of the gazetteer. */
export interface KnownPlace {
  readonly kind: "CITY" | "ZIP";
  /** `Miami, FL`, or the code. */
  readonly name: string;
  readonly coordinates: Coordinates;
}

/** A time at which services have to be open. All instants are epoch milliseconds. */
export interface TimeAsked {
  readonly kind: "NOW" | "TODAY" | "TONIGHT" | "TOMORROW" | "WEEKDAY" | "HOUR";
  /** The moment for which the list is read: within the period, and never in the past. */
  readonly at: number;
  /** The moment if a place to sleep is asked for: the night of a day. Absent: the same as `at`. */
  readonly night?: number;
  /** First instant of the period, and the first one after it. */
  readonly from: number;
  readonly until: number;
}

/** One service: by its id if the talk has shown it, else by its name. */
export type ServiceAsked =
  | { readonly id: string }
  /** Several services near the visitor have that name. */
  | { readonly ids: readonly string[]; readonly name: string }
  /** Folded words of the name as written, to search service names for. */
  | { readonly name: string };
