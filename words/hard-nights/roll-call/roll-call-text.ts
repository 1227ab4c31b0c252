import { yearMonthDay } from "#domain/base/time/civil-date.ts";
import { instantOfLocalDay, localTime } from "#domain/base/time/zone.ts";
import type { HardNightKind } from "#domain/hard-nights/hard-night.ts";
import type { RollCallDetails } from "#domain/hard-nights/roll-call/roll-call.ts";
import type { RollCallAnswer } from "#domain/services/listing-enumerations.ts";
import type { DatesAndTimesWords } from "../../compiled/base/dates-and-times.ts";
import type { RollCallWords } from "../../compiled/hard-nights/roll-call.ts";

/** A service's answer in a hard night that is still in effect. */
export interface SaidInNight extends RollCallDetails {
  /** Null: they did not answer. */
  readonly answer: RollCallAnswer | null;
  /** Epoch milliseconds; null: they did not answer. */
  readonly answeredAt: number | null;
  readonly kind: HardNightKind;
}

/**
 * Composes a service's answer and its time, but nothing more: an answer does not confirm hours (rule roll-call 9). An
 * answer of an earlier day has its date, and omits what it said about beds and times.
 *
 * @param zone of the service
 */
export function rollCallText(
  said: SaidInNight,
  { zone, now }: { readonly zone: string; readonly now: number },
  words: RollCallWords,
  { months, time }: DatesAndTimesWords,
): string {
  const { answer, answeredAt, kind } = said;
  if (answer === null || answeredAt === null) return words.silent(words.since[kind]);
  const at = localTime(zone, answeredAt);
  if (at.day !== localTime(zone, now).day) {
    const { month, day } = yearMonthDay(at.day);
    return words.earlier[answer](words.dateTime(months[month - 1] ?? "", day, time(at.minute)));
  }
  const today = words.today[answer](time(at.minute));
  return answer === "NO" ? today : [today, ...detailSentences(said, words, time)].join(" ");
}

/** Returns until when the text is true, epoch milliseconds: "today" ends at midnight, even on a saved page. */
export function rollCallTextUntil(
  { answeredAt }: Pick<SaidInNight, "answeredAt">,
  nightUntil: number,
  { zone, now }: { readonly zone: string; readonly now: number },
): number {
  const { day } = localTime(zone, now);
  const isToday = answeredAt !== null && localTime(zone, answeredAt).day === day;
  return isToday ? Math.min(nightUntil, instantOfLocalDay(zone, day + 1, 0)) : nightUntil;
}

function detailSentences(
  { takenUntil, bedsLeft, hasOverflow, takesPets }: RollCallDetails,
  { details }: RollCallWords,
  time: DatesAndTimesWords["time"],
): readonly string[] {
  return [
    ...(takenUntil === null ? [] : [details.takenUntil(time(takenUntil % 1440))]),
    ...(bedsLeft === null ? [] : [details.bedsLeft(bedsLeft)]),
    ...(hasOverflow === null ? [] : [hasOverflow ? details.overflow : details.noOverflow]),
    ...(takesPets === null ? [] : [takesPets ? details.pets : details.noPets]),
  ];
}
