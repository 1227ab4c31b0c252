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
      /** A danger that help is looked for with, though none is named: its lines stand beside the list. */
      readonly beside?: DangerFamily;
    }
  /** Hours, the way there, distance, free beds, telephone or everything about one service. */
  | {
      readonly kind: ServiceQuestionKind;
      readonly service: ServiceAsked;
      readonly time: TimeAsked | null;
      /** It is the end of its hours that is asked for: "what time does it close". */
      readonly isClosing?: true;
      /** The search to answer with if no service has that name: "the shelter on Pine Street". */
      readonly otherwise?: Find;
      /** A fact that is asked of it. Absent: its name may be all that is said. */
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
   * Danger: its lines first, before anything else. `find` is what is also asked for, or null, and `isOnlyTold` that no
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
  /** Nothing more can be shown: "more" or "the seventh one" where there is no such row. */
  | { readonly kind: "NO_MORE" }
  | { readonly kind: SmallTalk }
  /** Neither need nor anything else is certain. `text` holds the words that may be a name; it may be empty. */
  | { readonly kind: "NOT_UNDERSTOOD"; readonly text: string };

/** Services that a message names beside what it asks for. */
export interface NamedBeside {
  readonly ids: readonly string[];
  /** Those of them that are called so themselves, and not by their organization alone. */
  readonly own: readonly string[];
  /**
   * The beginning of the name, or more of it, names them; else one word alone, or two that are apart: they count where they
   * have what is asked for.
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
  /** Who reads this, and whether it is kept. */
  | "PRIVACY";

/** The part of a list's query that words can ask for; the names are those of GET /services. */
export interface Find {
  /** Any of these; empty: any need. */
  readonly needs: readonly Need[];
  /** For these people; PETS_ALLOWED narrows, the others come first. */
  readonly audiences: readonly Category[];
  /** Years of those it is for: what states that it takes others is left out. Absent: not known. */
  readonly ages?: readonly number[];
  /** Only what has this topic. Absent: any. */
  readonly topic?: "IMMIGRATION" | "LEGAL_AID";
  /** Search text that narrows within the needs ("dentist"); null where the needs say it all. */
  readonly text: string | null;
  readonly place: PlaceAsked;
  /** Null: at any time. */
  readonly time: TimeAsked | null;
  /** Free beds are asked for. */
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
  /** No place is named: the one that the visitor has chosen, if any. */
  | { readonly kind: "NONE" }
  | { readonly kind: "NEAR_ME" }
  | KnownPlace
  /** A place is named that the gazetteer does not know. */
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
  /** The moment to ask the list about: within the window, and never in the past. */
  readonly at: number;
  /** The moment instead, where a place to sleep is asked for: the night of a day. Absent: the same. */
  readonly night?: number;
  /** First instant of the window, and the first after it. */
  readonly from: number;
  readonly until: number;
}

/** One service, by its id where the talk has shown it, else by its name. */
export type ServiceAsked =
  | { readonly id: string }
  /** Several have that name, near the visitor. */
  | { readonly ids: readonly string[]; readonly name: string }
  /** Folded words of the name as written, to be looked for in names of services. */
  | { readonly name: string };
