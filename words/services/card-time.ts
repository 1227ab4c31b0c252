import type { Language } from "#domain/base/languages/language.ts";
import { DAY_MS, freshnessOfDay, OLDER, RECENT } from "#domain/services/freshness.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { monthIn } from "../base/month-name.ts";
import type { ServicesWords } from "../compiled/services/services.ts";

/** Facts about time that a card stores, so that it can be updated without the server. */
export interface TimeFacts {
  /** The door's own status and its words; empty where no hours are known. */
  readonly state: ListedService["openStatus"]["state"];
  readonly text: string;
  /** Epoch milliseconds until which the door's status and all cautions are true. */
  readonly until?: number | undefined;
  /** The warning about intake, and until when it holds in epoch milliseconds; absent: none. */
  readonly intake?: { readonly text: string; readonly until: number } | undefined;
  /** No one who comes is taken in. */
  readonly noIntake?: boolean | undefined;
  /** The day of the last confirmation, counted from 1970 in UTC; absent: no one has confirmed it. */
  readonly confirmed?: number | undefined;
  readonly phone?: string | undefined;
}

export interface CardTime {
  readonly mark: TimeFacts["state"];
  readonly text: string;
  /**
   * Whether the text states that the door is open; if so, a note on whether it still is on arrival may accompany it.
   */
  readonly isOpen: boolean;
}

/** The language of a card, with its words. */
export interface CardLanguage {
  readonly language: Language;
  readonly words: {
    readonly services: Pick<
      ServicesWords,
      "hoursUnknown" | "says" | "notCheckedSince" | "notChecked" | "callFirst"
    >;
  };
}

/**
 * Returns the one statement about time on a card, the first that applies: closed, permanently or until its next
 * opening; when people are taken in; open, though no one has checked that for long; open (rule home 24). Filters and
 * pins use the door's status alone.
 *
 * @param now epoch milliseconds
 */
export function cardTime(card: TimeFacts, now: number, { language, words }: CardLanguage): CardTime {
  const { state, text, until = Number.POSITIVE_INFINITY, confirmed } = card;
  const intake = card.intake !== undefined && card.intake.until > now ? card.intake : null;
  // If a desk takes no one in until after the next opening, that opening is not announced.
  const isOutlasted = intake !== null && intake.until > until;
  if (state === "CLOSED" && !isOutlasted) return { mark: state, text, isOpen: false };
  if (intake !== null) {
    const mark = card.noIntake === true ? "CONTACT" : state;
    return { mark, text: intake.text, isOpen: false };
  }
  const freshness = freshnessOfDay(confirmed, now);
  const { hoursUnknown, says, notCheckedSince, notChecked, callFirst } = words.services;
  if (state !== "OPEN") return { mark: state, text: text || hoursUnknown, isOpen: false };
  if (freshness === RECENT) return { mark: state, text, isOpen: true };
  const age =
    confirmed === undefined
      ? notChecked
      : notCheckedSince(monthIn(language, confirmed * DAY_MS, freshness === OLDER));
  const advice = card.phone === undefined ? "" : `: ${callFirst}`;
  return { mark: "CONTACT", text: `${says(text)} · ${age}${advice}`, isOpen: true };
}
