import type { Audience } from "#domain/service-page/plain-words/plain-facts.ts";

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

interface Messages {
  readonly beds: {
    readonly ago: {
      readonly unknown: string;
      readonly justNow: string;
      readonly minutes: (minutes: number) => string;
      readonly hours: (hours: number) => string;
      readonly days: (days: number) => string;
    };
    readonly people: Readonly<Record<Audience, string>>;
  };
  readonly isFor: (names: readonly string[], isMore: boolean) => string;
}

/** Adds when beds were counted, and for whom a service is. */
export function composePlainWords<Given extends Messages>(messages: Given) {
  const { ago, people } = messages.beds;
  return {
    ...messages,
    beds: {
      ...messages.beds,
      /** @param minutes since the count; null where its time is not known */
      when: (minutes: number | null): string => {
        if (minutes === null) return ago.unknown;
        if (minutes < 2) return ago.justNow;
        if (minutes < MINUTES_PER_HOUR) return ago.minutes(minutes);
        if (minutes < 2 * MINUTES_PER_DAY) return ago.hours(Math.floor(minutes / MINUTES_PER_HOUR));
        return ago.days(Math.floor(minutes / MINUTES_PER_DAY));
      },
    },
    audiences: (names: readonly Audience[], isMore: boolean): string =>
      messages.isFor(
        names.map((name) => people[name]),
        isMore,
      ),
  };
}
