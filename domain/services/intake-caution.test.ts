import { expect, test } from "vitest";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { epochOfIso, isoOfEpoch } from "../base/contract/instant.ts";
import { intakeCaution, intakeText } from "./intake-caution.ts";
import type { ScheduleEntry } from "./opening-hours/entry.ts";
import { everyDay, FULL_DAY, hours, weekly } from "./opening-hours/hours-for-tests.ts";
import { intakeStatus } from "./opening-hours/intake.ts";
import { openingStatus } from "./opening-hours/opening-status-rule.ts";

const EVENING = weekly(everyDay, 19, 21);
const NIGHT = weekly(everyDay, 18, 6);
const TWO = "2026-11-20T02:00-05:00";
const EIGHT = "2026-11-20T20:00-05:00";

interface Desk {
  readonly door: readonly ScheduleEntry[];
  readonly intake: readonly ScheduleEntry[];
  /** Until when a desk has closed it. */
  readonly closed?: string;
}

test.each<[string, Desk, string, string | null, string | null]>([
  [
    "an open door, hours later",
    { door: [FULL_DAY], intake: EVENING },
    TWO,
    "Intake closed till 7:00 PM",
    "No reciben hasta las 7 p. m.",
  ],
  [
    "an open door, in the hours",
    { door: [FULL_DAY], intake: EVENING },
    EIGHT,
    "Intake open till 9:00 PM",
    "Reciben hasta las 9 p. m.",
  ],
  [
    "a door for the night, after the hours",
    { door: NIGHT, intake: EVENING },
    TWO,
    "Intake closed till 7:00 PM",
    "No reciben hasta las 7 p. m.",
  ],
  ["a closed door says so itself", { door: NIGHT, intake: EVENING }, "2026-11-20T12:00-05:00", null, null],
  ["hours that end with the door", { door: EVENING, intake: EVENING }, EIGHT, null, null],
  ["taken in at all hours", { door: [FULL_DAY], intake: [FULL_DAY] }, TWO, null, null],
  ["nothing stated", { door: [FULL_DAY], intake: [] }, TWO, null, null],
  [
    "unknown hours of the door",
    { door: [], intake: EVENING },
    EIGHT,
    "Intake open till 9:00 PM",
    "Reciben hasta las 9 p. m.",
  ],
  [
    "closed by a desk",
    { door: [FULL_DAY], intake: EVENING, closed: "2026-11-20T21:00-05:00" },
    EIGHT,
    "Intake closed tonight",
    "Hoy no reciben a nadie más",
  ],
  [
    "closed by a desk, and over",
    { door: [FULL_DAY], intake: EVENING, closed: EIGHT },
    EIGHT,
    "Intake open till 9:00 PM",
    "Reciben hasta las 9 p. m.",
  ],
])("%s", (_, { door, intake, closed }, moment, english, spanish) => {
  const at = epochOfIso(moment) ?? Number.NaN;
  const caution = intakeCaution(
    {
      door: openingStatus(hours(door), at),
      intake: intake.length === 0 ? null : intakeStatus(hours([]), intake, at),
      closedUntil: closed === undefined ? null : epochOfIso(closed),
    },
    at,
  );
  const said = [en, es].map((words) =>
    caution === null ? null : intakeText(caution, words).replaceAll("\u00a0", " "),
  );
  expect(said).toEqual([english, spanish]);
  expect(caution?.isClosed ?? false).toBe(english?.startsWith("Intake closed") ?? false);
});

test("it holds until people are taken in, or no longer", () => {
  const until = (moment: string) => {
    const at = epochOfIso(moment) ?? Number.NaN;
    const statuses = {
      door: openingStatus(hours([FULL_DAY]), at),
      intake: intakeStatus(hours([]), EVENING, at),
    };
    return isoOfEpoch(intakeCaution({ ...statuses, closedUntil: null }, at)?.until ?? 0);
  };
  expect([until(TWO), until(EIGHT)]).toEqual(["2026-11-21T00:00:00Z", "2026-11-21T02:00:00Z"]);
});
