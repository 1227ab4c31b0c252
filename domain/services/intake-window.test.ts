import { expect, test } from "vitest";
import { intakeWindow as en } from "#words/compiled/en/services/intake-window.ts";
import { intakeWindow as es } from "#words/compiled/es/services/intake-window.ts";
import { intakeCaution } from "./intake-caution.ts";
import { intakeWindow } from "./intake-window.ts";
import type { ScheduleEntry } from "./opening-hours/entry.ts";
import { everyDay, FULL_DAY, hours, weekly } from "./opening-hours/hours-for-tests.ts";
import { intakeStatus } from "./opening-hours/intake.ts";

/** A Friday, at ten in the morning in New York. */
const NOW = Date.UTC(2026, 10, 20, 15);
const HOURS = hours([FULL_DAY]);

function said(intake: readonly ScheduleEntry[], at = NOW): [string | null, string | null] {
  const caution = intakeCaution(
    { door: { state: "OPEN", changesAt: null }, intake: intakeStatus(HOURS, intake, at), closedUntil: null },
    at,
  );
  if (caution === null) return [null, null];
  const after = intakeStatus(HOURS, intake, caution.until);
  return [
    intakeWindow(caution, after, en),
    intakeWindow(caution, after, es)?.replaceAll("\u00a0", " ") ?? null,
  ];
}

test.each<[string, readonly ScheduleEntry[], string | null, string | null]>([
  ["tonight", weekly(everyDay, 19, 21), "Come 7–9\u00a0PM", "Llegue de 7 a 9 p. m."],
  ["with minutes", weekly(everyDay, 19.5, 21), "Come 7:30–9\u00a0PM", "Llegue de 7:30 a 9 p. m."],
  ["over noon", weekly(everyDay, 11, 13), "Come 11\u00a0AM – 1\u00a0PM", "Llegue de 11 a. m. a 1 p. m."],
  ["until midnight", weekly(everyDay, 20, 0), "Come 8\u00a0PM – midnight", "Llegue de 8 p. m. a medianoche"],
  ["over midnight", weekly(everyDay, 22, 2), "Come 10\u00a0PM – 2\u00a0AM", "Llegue de 10 p. m. a 2 a. m."],
  ["tomorrow", weekly("SATURDAY", 7, 9), "Come tomorrow 7–9\u00a0AM", "Llegue mañana de 7 a 9 a. m."],
  ["another day", weekly("MONDAY", 13, 15), "Come Monday 1–3\u00a0PM", "Llegue el lunes de 1 a 3 p. m."],
  ["now", weekly(everyDay, 9, 12), "Come before noon", "Llegue antes del mediodía"],
  ["now, until one", weekly(everyDay, 9, 13), "Come before 1\u00a0PM", "Llegue antes de la 1 p. m."],
])("when one has to come: %s", (_when, intake, english, spanish) => {
  expect(said(intake)).toEqual([english, spanish]);
});

test("what takes more words is left to the caution", () => {
  const status = intakeStatus(HOURS, weekly(everyDay, 0, 1), NOW);
  const far = {
    ...status,
    wording: { form: "CLOSED_UNTIL_DATE", date: "2026-12-23", hasYear: false, time: 600 } as const,
  };
  expect(intakeWindow({ isClosed: true, status: far }, status, en)).toBeNull();
  expect(intakeWindow({ isClosed: true, status: null }, null, en)).toBeNull();
});
