import type { Day } from "../services/opening-hours/entry.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** Reads tokens one after the other, with a look ahead. */
export interface Cursor {
  tokens: readonly HoursToken[];
  index: number;
  /** Whether all days of the text are in one run of three or more: `Mon Tue Wed Thu Fri 9-5`. */
  isOneRun: boolean;
  /** Days of which two are numbered: `every 2nd Fri … every 4th Fri` are those of a month. */
  numberedTwice: ReadonlySet<Day>;
}

export const isFault = (item: HoursItem | HoursFault): item is HoursFault => "fault" in item;

export const peek = (cursor: Cursor, ahead = 0): HoursToken | null =>
  cursor.tokens[cursor.index + ahead] ?? null;
export const isKind = (cursor: Cursor, kind: HoursToken["kind"], ahead = 0): boolean =>
  peek(cursor, ahead)?.kind === kind;

export function take(cursor: Cursor): string {
  const text = peek(cursor)?.text ?? "";
  cursor.index += 1;
  return text;
}
