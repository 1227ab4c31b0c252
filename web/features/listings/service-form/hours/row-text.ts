import type { EditorRow } from "#domain/services/opening-hours/editor-rows.ts";
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

/** A row as visitors read it; null for one that is not finished. */
export function rowText(
  row: EditorRow,
  list: EntryList,
  { hours }: Pick<HoursWords, "hours">,
): HoursLineText | null {
  return hoursLineTexts(readRow(row, list).entries, hours)[0] ?? null;
}
