import type { EditorRow } from "#domain/schedule/editor-rows.ts";
import type { EntryList } from "#domain/schedule/entry-wire.ts";
import type { HoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLines } from "#domain/schedule/hours-lines.ts";
import { readRow } from "#domain/schedule/read-rows.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";

/** Before every date: no range is over. */
const NO_DAY = "";

/** A row as visitors read it; null for one that is not finished. */
export function rowText(
  row: EditorRow,
  list: EntryList,
  { hours }: { hours: OpeningHoursWords },
): HoursLineText | null {
  const [line] = hoursLines(readRow(row, list).entries, NO_DAY);
  return line === undefined ? null : hoursLineText(line, hours);
}
