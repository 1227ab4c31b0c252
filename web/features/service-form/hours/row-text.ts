import type { EditorRow } from "#domain/schedule/editor-rows.ts";
import type { EntryList } from "#domain/schedule/entry-wire.ts";
import type { HoursLineText } from "#domain/schedule/hours-line-text.ts";
import { readRow } from "#domain/schedule/read-rows.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import { hoursParts } from "../../listing-fields/hours-text.ts";

/** A row as visitors read it; null for one that is not finished. */
export function rowText(
  row: EditorRow,
  list: EntryList,
  { hours }: { hours: OpeningHoursWords },
): HoursLineText | null {
  return hoursParts(readRow(row, list).entries, hours)[0] ?? null;
}
