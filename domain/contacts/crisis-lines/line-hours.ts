import type { ScheduleEntry } from "../../services/opening-hours/entry.ts";
import { openingStatus } from "../../services/opening-hours/opening-status-rule.ts";
import type { CrisisLine } from "./crisis-line.ts";

/** Whether a line is answered (rule crisis-lines 13). */
export interface LineStatus {
  /** Null: the line states no hours; most such lines answer around the clock. */
  readonly isOpen: boolean | null;
  /** Epoch milliseconds; null: never. */
  readonly changesAt: number | null;
}

/** @param now epoch milliseconds */
export function lineStatus(
  {
    timeZone,
    openDays,
    opensAt,
    closesAt,
  }: Pick<CrisisLine, "timeZone" | "openDays" | "opensAt" | "closesAt">,
  now: number,
): LineStatus {
  if (timeZone === null || opensAt === null || closesAt === null) return { isOpen: null, changesAt: null };
  const [start, end] = [parseMinute(opensAt), parseMinute(closesAt)];
  const span = { start, end, endsNextDay: end <= start };
  const schedules = openDays.map((day): ScheduleEntry => ({ type: "WEEKLY", day, span }));
  const { state, changesAt } = openingStatus(
    { timeZone, schedules, closeSchedules: [], isContact: false },
    now,
  );
  return { isOpen: state === "NONE" ? null : state === "OPEN", changesAt };
}

/** Minutes since midnight of `HH:MM`. */
function parseMinute(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
