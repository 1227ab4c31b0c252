import { describe, expect, test } from "vitest";
import { sourceRow } from "#domain/hsds/source-row.ts";
import { hoursOfRecord } from "#domain/imports/hours-of-record.ts";
import { openingEdges } from "#domain/services/opening-hours/opening-edges.ts";
import { openMinutes, readAnswer } from "./answer.ts";
import { CLOCK_RANGE, clockDays, TIME_ZONE } from "./local-clock.ts";
import { recordOfText } from "./record-of-text.ts";
import { TABLES, type TableCase } from "./table-cases.ts";

/** Hours that an import reads from the rows of a table, compared with answers written by hand at the moments of two years. */

const TODAY = "2026-11-29";
const days = clockDays();
const civilDays = days.map(({ day }) => day);

const readHours = ({ schedules }: TableCase) => {
  const rows = schedules.map((values, index) => sourceRow("schedules.csv", index + 2, values));
  return hoursOfRecord({ ...recordOfText(""), schedules: rows }, TODAY, () => {});
};

/** Local times at which the import and the answer differ. */
function differences(table: TableCase, open: string): readonly string[] {
  const edges = openingEdges(
    { timeZone: TIME_ZONE, ...readHours(table) },
    CLOCK_RANGE.from,
    CLOCK_RANGE.until,
  );
  const answer = readAnswer(open);
  let passed = 0;
  return days.flatMap(({ day, moments }, index) => {
    const isOpen = openMinutes(answer, civilDays, index);
    return moments.flatMap(({ at, minute }) => {
      while ((edges[passed] ?? Number.POSITIVE_INFINITY) <= at / 60_000) passed += 1;
      return (passed % 2 === 1) === isOpen(minute) ? [] : [`${day.date} ${minute}`];
    });
  });
}

describe.each(TABLES)("$title", ({ cases }) => {
  test.each(cases)("$what", (table) => {
    if (table.open === null) expect(readHours(table)).toMatchObject({ isContact: true, schedules: [] });
    else expect(differences(table, table.open)).toEqual([]);
  });
});
