import { clockParts, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Day } from "#domain/services/opening-hours/entry.ts";

type WindowDay = Day | "TOMORROW" | null;

interface Messages {
  readonly come: (day: WindowDay, span: string) => string;
  readonly inOneHalf: (start: number, end: number) => string;
  readonly inTwoHalves: (start: number, end: number) => string;
}

/** Adds when to come: times in one half of the day say it once. */
export function composeIntakeWindow<Given extends Messages>(messages: Given) {
  return {
    ...messages,
    between: (day: WindowDay, start: number, end: number): string => {
      const isOneHalf = clockParts(start).isMorning === clockParts(end).isMorning && start < end;
      const isNamed = [start, end].some((minute) => minute % (MINUTES_PER_DAY / 2) === 0);
      const span = isOneHalf && !isNamed ? messages.inOneHalf : messages.inTwoHalves;
      return messages.come(day, span(start, end));
    },
  };
}
