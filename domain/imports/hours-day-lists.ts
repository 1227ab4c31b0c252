import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import type { HoursToken } from "./hours-tokens.ts";

const RANGES: ReadonlySet<HoursToken["kind"]> = new Set(["DASH", "TO"]);
const LISTS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH"]);

/** The days of the week that a list of tokens names; null where it names anything else. */
export function parseWeekdays(tokens: readonly HoursToken[]): readonly Day[] | null {
  const named: Day[] = [];
  let isRange = false;
  for (const token of tokens) {
    if (RANGES.has(token.kind)) isRange = true;
    else if (token.kind === "DAYS") {
      const [first, ...others] = token.days;
      const last = named[named.length - 1];
      if (isRange && (first === undefined || last === undefined || others.length > 0)) return null;
      if (isRange && first !== undefined && last !== undefined) named.push(...daysFrom(last, first));
      else named.push(...token.days);
      isRange = false;
    } else if (!LISTS.has(token.kind) && token.kind !== "FILLER" && token.kind !== "EVERY") return null;
  }
  return named.length === 0 || isRange ? null : DAYS.filter((day) => named.includes(day));
}

/** Both inside, round the end of the week where it must be. */
export function daysFrom(first: Day, last: Day): readonly Day[] {
  const [from, until] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const length = ((until - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_each, ahead) => dayAfter(first, ahead));
}

export const dayAfter = (day: Day, ahead: number): Day =>
  DAYS[(DAYS.indexOf(day) + ahead) % DAYS.length] ?? day;

export const daysToken = (days: readonly Day[]): HoursToken => ({
  kind: "DAYS",
  days,
  text: days.join(" ").toLowerCase(),
});
