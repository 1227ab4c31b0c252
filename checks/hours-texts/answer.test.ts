import { describe, expect, test } from "vitest";
import { openMinutes, readAnswer } from "./answer.ts";
import { clockDays } from "./local-clock.ts";

const days = clockDays();
const civilDays = days.map(({ day }) => day);

/** The open hours of a day in steps of half an hour, such as `9-17`. */
function openOn(notation: string, date: string): string {
  const index = civilDays.findIndex((day) => day.date === date);
  const isOpen = openMinutes(readAnswer(notation), civilDays, index);
  const times: string[] = [];
  let from: number | null = null;
  for (let minute = 0; minute <= 1_440; minute += 30) {
    const isOpenNow = minute < 1_440 && isOpen(minute);
    if (isOpenNow) from ??= minute;
    else if (from !== null) {
      times.push(`${from / 60}-${minute / 60}`);
      from = null;
    }
  }
  return times.join(" ");
}

describe("the notation of answers", () => {
  // March 2027 begins on a Monday.
  test.each([
    ["Mo-Fr 9:00-17:00", "2027-03-01", "9-17"],
    ["Mo-Fr 9:00-17:00", "2027-03-06", ""],
    ["Mo-Fr 9:00-12:00,13:00-17:30", "2027-03-05", "9-12 13-17.5"],
    ["Fr-Mo 9:00-10:00", "2027-03-07", "9-10"],
    ["Fr-Mo 9:00-10:00", "2027-03-02", ""],
    ["Mo,We 9:00-10:00", "2027-03-03", "9-10"],
    ["daily 0:00-24:00", "2027-03-14", "0-24"],
    ["Mo 18:00-6:00", "2027-03-01", "18-24"],
    ["Mo 18:00-6:00", "2027-03-02", "0-6"],
    ["Tu[2,4] 9:00-10:00", "2027-03-09", "9-10"],
    ["Tu[2,4] 9:00-10:00", "2027-03-16", ""],
    ["We[-1] 9:00-10:00", "2027-03-31", "9-10"],
    ["We[5] 9:00-10:00", "2027-03-31", "9-10"],
    ["d1,d15,d-1 9:00-10:00", "2027-03-15", "9-10"],
    ["d1,d15,d-1 9:00-10:00", "2027-03-31", "9-10"],
    ["d1,d15,d-1 9:00-10:00", "2027-03-30", ""],
    ["We[-1] 9:00-10:00", "2027-03-24", ""],
    ["daily 18:00-6:00; Mo off", "2027-03-01", "0-6"],
    ["daily 9:00-17:00; Mo 12:00-13:00 off", "2027-03-01", "9-12 13-17"],
    ["Jun-Aug: Mo-Fr 9:00-10:00", "2027-08-31", "9-10"],
    ["Jun-Aug: Mo-Fr 9:00-10:00", "2027-09-01", ""],
    ["Nov-Mar: daily 9:00-10:00", "2027-01-01", "9-10"],
    ["Nov-Mar: daily 9:00-10:00", "2027-10-31", ""],
    ["12-24..01-01: daily 9:00-10:00", "2027-12-31", "9-10"],
    ["12-24..01-01: daily 9:00-10:00", "2027-01-02", ""],
    ["daily 9:00-10:00; 12-25: daily off", "2027-12-25", ""],
    ["2027-06-01..2027-06-30: daily 9:00-10:00", "2027-06-30", "9-10"],
    ["2027-06-01..2027-06-30: daily 9:00-10:00", "2028-06-15", ""],
    ["daily 9:00-10:00; holidays off", "2027-11-25", ""],
    ["daily 9:00-10:00; holidays off", "2027-05-31", ""],
    ["daily 9:00-10:00; holidays off", "2027-05-24", "9-10"],
    ["daily 9:00-10:00; federal off", "2028-10-09", ""],
  ])("%s on %s: %s", (notation, date, open) => {
    expect(openOn(notation, date)).toBe(open);
  });

  test("days that may be holidays are unsettled", () => {
    const findDays = (date: string) => civilDays.filter((day) => day.date === date);
    const unsettled = (notation: string, date: string) =>
      findDays(date).map(readAnswer(notation).isUnsettled);
    expect(unsettled("daily 9:00-10:00; holidays off", "2027-10-11")).toEqual([true]);
    expect(unsettled("daily 9:00-10:00; holidays off", "2027-12-25")).toEqual([false]);
    expect(unsettled("daily 9:00-10:00; holidays off", "2027-12-24")).toEqual([true]);
    expect(unsettled("daily 9:00-10:00; federal off", "2027-10-11")).toEqual([false]);
    expect(unsettled("daily 9:00-10:00", "2027-10-11")).toEqual([false]);
  });

  test.each(["", "Mo", "Mo 9-5", "Xy 9:00-10:00", "Mo 9:00-25:00", "June: Mo 9:00-10:00", "Mo-Fr"])(
    'refuses "%s"',
    (notation) => {
      expect(() => readAnswer(notation)).toThrow(/No /);
    },
  );
});

describe("the clock", () => {
  const momentsOn = (date: string) =>
    days.filter(({ day }) => day.date === date).flatMap(({ moments }) => moments);
  const hoursOn = (date: string): number => {
    const [first, last] = [momentsOn(date).at(0)?.at ?? 0, momentsOn(date).at(-1)?.at ?? 0];
    return (last - first) / 3_600_000;
  };

  test("two years, one of them a leap year", () => {
    expect(days.filter(({ moments }) => moments.length > 0)).toHaveLength(365 + 366);
  });

  test("days at a change have 23 or 25 hours", () => {
    expect(Math.round(hoursOn("2027-03-14"))).toBe(23);
    expect(Math.round(hoursOn("2027-11-07"))).toBe(25);
    expect(Math.round(hoursOn("2027-03-15"))).toBe(24);
  });

  test("each day starts at midnight, and the local time never decreases", () => {
    for (const { day, moments } of days.slice(1)) {
      expect(moments[0]?.minute, day.date).toBe(0);
      const minutes = moments.map(({ minute }) => minute);
      expect(minutes, day.date).toEqual(minutes.toSorted((a, b) => a - b));
      expect(minutes.at(-1), day.date).toBeLessThan(1_440);
    }
  });
});
