import { expect, test } from "vitest";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { intakeView } from "./intake-view.ts";

const stated: Parameters<typeof intakeView>[0] = {
  timeZone: "America/Los_Angeles",
  closeSchedules: [],
  intakeClosedUntil: null,
  openStatus: { state: "OPEN", changesAt: null, text: "Open 24/7" },
  intakeSchedules: [{ type: "WEEKLY", day: "FRIDAY", startTime: "6:00 PM", endTime: "9:00 PM" }],
};
/** Friday, 19:00 in the service's zone. */
const EVENING = Date.UTC(2026, 10, 21, 3, 0);
const END = Date.UTC(2026, 10, 21, 5, 0);

test.each([
  [en, ["Friday 6:00 PM – 9:00 PM"], "Open till 9:00 PM"],
  [es, ["Viernes 6 p. m. – 9 p. m."], "Abierto hasta las 9 p. m."],
] as const)("its hours and whether it is on, in the page's language", (words, lines, status) => {
  const view = intakeView(stated, words, EVENING);
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  expect([view.lines.map(plain), plain(view.status), view.until]).toEqual([lines, status, END]);
});

test("hours stay where nobody knows the zone, without a status", () => {
  const view = intakeView({ ...stated, timeZone: "Mars/Olympus" }, en, EVENING);
  expect(view).toEqual({ lines: [expect.stringContaining("Friday")] });
});

test("what never changes has no end", () => {
  const view = intakeView({ ...stated, closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] }, en, EVENING);
  expect(view).toMatchObject({ status: "Permanently closed" });
  expect(view.until).toBeUndefined();
});

test("what a desk has closed is over by itself", () => {
  const closed = { ...stated, intakeClosedUntil: isoOfEpoch(END) };
  expect(intakeView(closed, en, EVENING)).toMatchObject({ closedUntil: END });
  expect(intakeView(closed, en, END).closedUntil).toBeUndefined();
  expect(intakeView({ ...closed, intakeSchedules: [] }, en, EVENING)).toEqual({
    lines: [],
    closedUntil: END,
    caution: { text: en.intakeClosed, isClosed: true, until: END },
  });
});

test.each([
  [en, "Intake closed till 6:00 PM"],
  [es, "No reciben hasta las 6 p. m."],
] as const)("behind an open door, when people are taken in next", (words, text) => {
  const start = Date.UTC(2026, 10, 21, 2, 0);
  const { caution } = intakeView(stated, words, start - 60_000);
  expect([caution?.text.replaceAll("\u00a0", " "), caution?.until]).toEqual([text, start]);
  expect(intakeView(stated, words, start).caution).toMatchObject({ isClosed: false, until: END });
  const closed: typeof stated.openStatus = { state: "CLOSED", changesAt: null, text: "Closed" };
  expect(intakeView({ ...stated, openStatus: closed }, words, start - 60_000).caution).toBeUndefined();
});
