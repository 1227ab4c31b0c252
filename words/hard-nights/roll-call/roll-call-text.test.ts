import { expect, test } from "vitest";
import { NOTHING_MORE, typedDetails } from "#domain/hard-nights/roll-call/roll-call.ts";
import { datesAndTimes as enDates } from "../../compiled/en/base/dates-and-times.ts";
import { rollCall as en } from "../../compiled/en/hard-nights/roll-call.ts";
import { datesAndTimes as esDates } from "../../compiled/es/base/dates-and-times.ts";
import { rollCall as es } from "../../compiled/es/hard-nights/roll-call.ts";
import { rollCallText, rollCallTextUntil, type SaidInNight } from "./roll-call-text.ts";

const ZONE = "America/New_York";
/** 2:10 PM there. */
const AFTERNOON = Date.UTC(2026, 10, 28, 19, 10);
const HOUR_MS = 3_600_000;
/** The end of that day there. */
const MIDNIGHT = Date.UTC(2026, 10, 29, 5);
const SILENT: SaidInNight = { ...NOTHING_MORE, answer: null, answeredAt: null, kind: "COLD" };

function texts(said: Partial<SaidInNight>, now = AFTERNOON + HOUR_MS): readonly string[] {
  const whole = { ...SILENT, answeredAt: said.answer == null ? null : AFTERNOON, ...said };
  const here = { zone: ZONE, now };
  const both = [rollCallText(whole, here, en, enDates), rollCallText(whole, here, es, esDates)];
  return both.map((text) => text.replaceAll(/[\u00a0\u202f]/gu, " "));
}

test.each<[said: Partial<SaidInNight>, english: string, spanish: string]>([
  [{ answer: "YES" }, "They said they are open today, 2:10 PM.", "Dijeron que hoy abren (2:10 p. m.)."],
  [
    { answer: "LIMITED", takenUntil: 1440, hasOverflow: false, takesPets: true },
    "They said they are open today, with limits, 2:10 PM. Call before you go. They take people in until midnight. They have no room beside the beds. Pets can come.",
    "Dijeron que hoy abren, con límites (2:10 p. m.). Llame antes de ir. Reciben gente hasta: medianoche. No tienen más lugar que las camas. Se pueden llevar mascotas.",
  ],
  [
    { answer: "NO", bedsLeft: 3 },
    "They said they are closed today, 2:10 PM. Call before you go.",
    "Dijeron que hoy no abren (2:10 p. m.). Llame antes de ir.",
  ],
  [
    {},
    "No answer from them since the cold began. Call before you go.",
    "No han contestado desde que empezó el frío. Llame antes de ir.",
  ],
])("%j", (said, english, spanish) => {
  expect(texts(said)).toEqual([english, spanish]);
});

test("what was said on another day is told with its date, and nothing of its beds", () => {
  expect(texts({ answer: "YES", bedsLeft: 5 }, MIDNIGHT)).toEqual([
    "They said on November 28, 2:10 PM, that they were open that day. Call before you go.",
    "El 28 de noviembre (2:10 p. m.) dijeron que ese día abrían. Llame antes de ir.",
  ]);
});

test("an answer of today holds until midnight there, or until the night ends", () => {
  const here = { zone: ZONE, now: AFTERNOON };
  const later = MIDNIGHT + 20 * HOUR_MS;
  const until = (answeredAt: number | null, night: number) => rollCallTextUntil({ answeredAt }, night, here);
  expect([until(AFTERNOON, later), until(AFTERNOON, AFTERNOON + HOUR_MS), until(null, later)]).toEqual([
    MIDNIGHT,
    AFTERNOON + HOUR_MS,
    later,
  ]);
});

test.each([
  [{ until: "21:00", beds: " 5 ", overflow: "YES", pets: "NO" }, [1260, 5, true, false]],
  [{ until: "00:00", beds: "0" }, [1440, 0, null, null]],
  [{ until: "9 PM", beds: "a few", overflow: "perhaps", pets: "" }, [null, null, null, null]],
  [{ until: "24:30", beds: "-1" }, [null, null, null, null]],
  [{}, [null, null, null, null]],
])("%j is read, or not said", (given, expected) => {
  const { takenUntil, bedsLeft, hasOverflow, takesPets } = typedDetails(given);
  expect([takenUntil, bedsLeft, hasOverflow, takesPets]).toEqual(expected);
});
