import fc from "fast-check";
import { expect, test } from "vitest";
import { epochOfIso } from "../../base/contract/instant.ts";
import { localTime } from "../../base/time/zone.ts";
import type { Hours } from "../../services/opening-hours/entry.ts";
import {
  closedOn,
  everyDay,
  FULL_DAY,
  hours,
  nightShelter,
  nineToFive,
  PERMANENTLY_CLOSED,
  statusChange,
  weekly,
} from "../../services/opening-hours/hours-for-tests.ts";
import { openingStatus } from "../../services/opening-hours/opening-status-rule.ts";
import {
  type ClosedThrough,
  closingChoices,
  closingEnd,
  closingEntries,
  type DayClosing,
  withoutEntries,
} from "./day-closing.ts";

/** In New York in November 2026: the 23rd is a Monday. */
const at = (text: string) => epochOfIso(`2026-11-${text}-05:00`) ?? Number.NaN;
const soup = hours([...weekly(everyDay, 7, 9), ...weekly(everyDay, 11.5, 13)]);
const aroundTheClock = hours([FULL_DAY]);

/** The hours with the closing in them. */
function closed(of: Hours, closing: DayClosing, now: number): Hours | null {
  const entries = closingEntries(of, closing, now);
  return entries === null ? null : { ...of, closeSchedules: [...of.closeSchedules, ...entries] };
}
const toClosing = (what: ClosedThrough | string): DayClosing =>
  what === "TODAY" || what === "TOMORROW" || what === "SUNDAY" ? { closed: what } : { closesAt: at(what) };

test.each<[string, Hours, string, string, string, string]>([
  // Columns: what the desk reports, the hours, and when; then what visitors read then, and what they read later.
  ["TODAY", nineToFive, "23T10:00", "Closed until 9:00 AM Tomorrow", "24T09:30", "Open till 5:00 PM"],
  ["TODAY", nineToFive, "23T08:00", "Closed until 9:00 AM Tomorrow", "24T09:30", "Open till 5:00 PM"],
  ["TOMORROW", nineToFive, "23T10:00", "Closed until Wednesday 9:00 AM", "25T09:30", "Open till 5:00 PM"],
  [
    "SUNDAY",
    nineToFive,
    "23T10:00",
    "Closed till next Monday 9:00 AM",
    "27T09:30",
    "Closed until Monday 9:00 AM",
  ],
  [
    "TOMORROW",
    nineToFive,
    "23T19:00",
    "Closed until Wednesday 9:00 AM",
    "24T10:00",
    "Closed until 9:00 AM Tomorrow",
  ],
  ["TODAY", aroundTheClock, "23T10:00", "Closed until midnight Tomorrow", "24T00:00", "Open 24/7"],
  // The coming night is closed, not that of the evening before.
  ["TODAY", nightShelter, "23T12:00", "Closed until 6:00 PM Tomorrow", "24T05:00", "Closed till 6:00 PM"],
  // A shelter whose guests are inside at night never reads "open".
  ["TODAY", nightShelter, "23T02:00", "Closed until 6:00 PM Tomorrow", "24T19:00", "Open till 6:00 AM"],
  ["23T15:00", nineToFive, "23T10:00", "Open till 3:00 PM", "23T15:00", "Closed until 9:00 AM Tomorrow"],
  ["23T10:00", nineToFive, "23T10:00", "Closed until 9:00 AM Tomorrow", "24T16:30", "Open till 5:00 PM"],
  // All that is left of today.
  ["23T08:00", soup, "23T07:30", "Open till 8:00 AM", "23T12:00", "Closed until 7:00 AM Tomorrow"],
  ["23T12:00", soup, "23T07:30", "Open till 9:00 AM", "23T12:30", "Closed until 7:00 AM Tomorrow"],
  ["23T23:00", nightShelter, "23T12:00", "Closed till 6:00 PM", "23T23:00", "Closed until 6:00 PM Tomorrow"],
  ["24T01:00", nightShelter, "23T20:00", "Open till 1:00 AM", "24T02:00", "Closed till 6:00 PM"],
  // This night alone: in the evening the doors open as usual.
  ["23T04:00", nightShelter, "23T02:00", "Open till 4:00 AM", "23T19:00", "Open till 6:00 AM"],
  ["23T15:00", aroundTheClock, "23T10:00", "Open till 3:00 PM", "23T20:00", "Closed until midnight Tomorrow"],
])("%s, said of hours %#", (what, of, now, read, later, thenRead) => {
  const told = closed(of, toClosing(what), at(now));
  expect(told === null ? null : statusChange(told, `2026-11-${now}-05:00`)[0]).toBe(read);
  expect(told === null ? null : statusChange(told, `2026-11-${later}-05:00`)[0]).toBe(thenRead);
});

test.each<[string, Hours, string]>([
  // Nothing is left of today.
  ["TODAY", nineToFive, "23T18:00"],
  ["TODAY", hours(weekly(everyDay, 9, 17), [closedOn("2026-11-23")]), "23T10:00"],
  ["23T18:00", nineToFive, "23T10:00"],
  ["23T09:00", nineToFive, "23T10:00"],
  ["24T10:00", nineToFive, "23T10:00"],
  ["TODAY", hours([]), "23T10:00"],
  ["TODAY", { ...nineToFive, isContact: true }, "23T10:00"],
  ["TODAY", hours(weekly(everyDay, 9, 17), [PERMANENTLY_CLOSED]), "23T10:00"],
])("%s closes nothing of hours %#", (what, of, now) => {
  expect(closingEntries(of, toClosing(what), at(now))).toBeNull();
});

test.each<[string, Hours, string, string]>([
  ["a day center at ten", nineToFive, "23T10:20", "TODAY TOMORROW SUNDAY | 11 12 13 14 15 16"],
  ["it before it opens", nineToFive, "23T07:00", "TODAY TOMORROW SUNDAY | 10 11 12 13 14 15 16"],
  ["it in the evening", nineToFive, "23T19:00", "TOMORROW SUNDAY |"],
  ["it on Friday", nineToFive, "27T10:20", "TODAY TOMORROW SUNDAY | 11 12 13 14 15 16"],
  ["it on Saturday", nineToFive, "28T10:20", "TOMORROW |"],
  ["two meals", soup, "23T07:30", "TODAY TOMORROW SUNDAY | 8 12"],
  ["a night at two", nightShelter, "23T02:10", "TODAY TOMORROW SUNDAY | 3 4 5"],
  ["a night in the evening", nightShelter, "23T21:10", "TODAY TOMORROW SUNDAY | 22 23 0 1 2 3 4 5"],
  ["around the clock", aroundTheClock, "23T20:10", "TODAY TOMORROW SUNDAY | 21 22 23"],
])("%s can say: %s", (_, of, now, expected) => {
  const choices = closingChoices(of, at(now));
  const clock = choices?.closesAt.map((each) => localTime(of.timeZone, each).minute / 60) ?? [];
  expect(`${choices?.closed.join(" ")} | ${clock.join(" ")}`.trim()).toBe(expected);
});

test("whatever is offered, is closed when it says so, until it is over, and nothing opens by it", () => {
  const of = fc.constantFrom(nineToFive, nightShelter, soup, aroundTheClock, hours(weekly("MONDAY", 20, 4)));
  const moment = fc.integer({ min: at("22T00:00"), max: at("29T00:00") });
  fc.assert(
    fc.property(of, moment, fc.nat(), fc.nat(), (usual, now, choice, later) => {
      const choices = closingChoices(usual, now);
      const offered: DayClosing[] = [
        ...(choices?.closed.map((each) => ({ closed: each })) ?? []),
        ...(choices?.closesAt.map((closesAt) => ({ closesAt })) ?? []),
      ];
      const closing = offered[choice % offered.length];
      if (closing === undefined) return;
      const entries = closingEntries(usual, closing, now) ?? [];
      expect(entries).not.toEqual([]);
      const told = { ...usual, closeSchedules: entries };
      const from = "closed" in closing ? now : closing.closesAt;
      expect(openingStatus(told, from).state).toBe("CLOSED");
      const end = closingEnd(usual.timeZone, entries);
      expect(end - now).toBeLessThan(8.5 * 86_400_000);
      const moments = [now + (later % (14 * 86_400_000)), end, end + 3_600_000];
      for (const at of moments) {
        const isOpen = openingStatus(told, at).state === "OPEN";
        const isUsuallyOpen = openingStatus(usual, at).state === "OPEN";
        if (at < end) expect(isOpen && !isUsuallyOpen).toBe(false);
      }
      // A night that was closed goes on past the end of its day; the next opening is the usual one.
      expect(openingStatus(told, end + 86_400_000).state).toBe(openingStatus(usual, end + 86_400_000).state);
    }),
    { numRuns: 300 },
  );
});

test("taken out again, the closed days are those before, however midnight is written", () => {
  const before = [closedOn("2026-12-25")];
  const entries = closingEntries(aroundTheClock, { closesAt: at("23T15:00") }, at("23T10:00")) ?? [];
  const stored = entries.map((entry) =>
    entry.span === null ? entry : { ...entry, span: { ...entry.span, end: 1440 } },
  );
  expect(withoutEntries([...before, ...stored], entries)).toEqual(before);
  expect(withoutEntries(before, entries)).toEqual(before);
});
