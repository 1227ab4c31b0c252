import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { type EditorRow, isThrough } from "#domain/services/opening-hours/editor-rows.ts";
import type { EntryList } from "#domain/services/opening-hours/entry-wire.ts";
import type { HoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { readRow } from "#domain/services/opening-hours/read-rows.ts";
import type { HoursEditorWords } from "#words/compiled/listings/hours-editor.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { hoursLineTexts } from "../../hours-text.ts";

/** The words of the schedule editor. */
export interface HoursWords {
  editor: HoursEditorWords;
  hours: OpeningHoursWords;
  /** The same labels in the other main language. */
  otherHours: OpeningHoursWords;
  otherLanguage: string;
}

/** A row as visitors read it, in one line; null for one that is not finished. */
export function rowText(
  row: EditorRow,
  list: EntryList,
  { editor, hours }: Pick<HoursWords, "editor" | "hours">,
): HoursLineText | null {
  const { entries } = readRow(row, list);
  const [line] = hoursLineTexts(entries, hours);
  if (line === undefined || !isThrough(row, list)) return line ?? null;
  const [first, last] = [entries[0], entries[entries.length - 1]];
  if (first?.type !== "DATE_RANGE" || last?.type !== "DATE_RANGE") return line;
  const start = hours.time(first.span?.start ?? 0);
  const end = hours.time(last.span?.end ?? MINUTES_PER_DAY);
  const [from, to] = [hours.date(first.startDate), hours.date(last.endDate)];
  return { days: editor.closed.through(from, start, to, end), times: "" };
}
