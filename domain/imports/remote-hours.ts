import type { SourceRow } from "../hsds/source-row.ts";
import { hoursTexts } from "../services/opening-hours/hours-line-text.ts";
import { numericHoursWords } from "../services/opening-hours/numeric-hours-words.ts";
import { readHoursRows } from "./hours-rows.ts";

const BY_PHONE = /phone|tel[eé]fono|call/iu;

/**
 * Returns the hours of rows for phone or online help, labeled as such: "By phone: Mon–Fri 9:00 AM – 5:00 PM". Hours
 * that cannot be read are quoted from their row.
 */
export function remoteHours(rows: readonly SourceRow[]): readonly string[] {
  const isByPhone = (row: SourceRow): boolean => BY_PHONE.test(row.get("attending_type"));
  return [
    ...formatRemoteLines("By phone", rows.filter(isByPhone)),
    ...formatRemoteLines(
      "Online",
      rows.filter((row) => !isByPhone(row)),
    ),
  ];
}

function formatRemoteLines(label: string, rows: readonly SourceRow[]): readonly string[] {
  const { schedules, faults } = readHoursRows(rows.map(withoutType));
  const read = hoursTexts(schedules, "", numericHoursWords);
  const unread = faults.map(({ row }) =>
    ["description", "weekday", "byday", "opens_at", "closes_at"]
      .map((column) => row.get(column))
      .filter((text) => text !== "")
      .join(" "),
  );
  const said = rows.flatMap((row) =>
    row.get("opens_at") === "" ? [row.get("description") || row.get("original_text")] : [],
  );
  const lines = [...new Set([...read, ...unread, ...said])].filter((text) => text !== "");
  return lines.length === 0 ? [] : [`${label}: ${lines.join("; ")}`];
}

/** The row as one of a door, which alone has hours to read. */
const withoutType = (row: SourceRow): SourceRow => ({
  ...row,
  get: (column) => (column === "attending_type" ? "" : row.get(column)),
});
