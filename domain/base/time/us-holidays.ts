import { dayNumber, toIsoDate, toWeekday } from "./civil-date.ts";

/** Public holidays of the United States and Puerto Rico, and adjacent days on which many services are closed. */
export const US_HOLIDAYS = [
  "NEW_YEARS_DAY",
  "THREE_KINGS_DAY",
  "MARTIN_LUTHER_KING_DAY",
  "PRESIDENTS_DAY",
  "GOOD_FRIDAY",
  "EASTER",
  "MEMORIAL_DAY",
  "JUNETEENTH",
  "INDEPENDENCE_DAY",
  "LABOR_DAY",
  "COLUMBUS_DAY",
  "VETERANS_DAY",
  "THANKSGIVING",
  "DAY_AFTER_THANKSGIVING",
  "CHRISTMAS_EVE",
  "CHRISTMAS",
  "NEW_YEARS_EVE",
] as const;
export type UsHoliday = (typeof US_HOLIDAYS)[number];

/** Holidays on which nearly everything is closed. */
export const MAJOR_HOLIDAYS: readonly UsHoliday[] = [
  "NEW_YEARS_DAY",
  "MEMORIAL_DAY",
  "INDEPENDENCE_DAY",
  "LABOR_DAY",
  "THANKSGIVING",
  "CHRISTMAS",
];

/** The eleven federal holidays. */
export const FEDERAL_HOLIDAYS: readonly UsHoliday[] = [
  ...MAJOR_HOLIDAYS,
  "MARTIN_LUTHER_KING_DAY",
  "PRESIDENTS_DAY",
  "JUNETEENTH",
  "COLUMBUS_DAY",
  "VETERANS_DAY",
];

const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [0, 3, 5, 6];

/** Returns the date of the holiday itself, whatever its weekday, in ISO form. */
export const holidayDate = (holiday: UsHoliday, year: number): string =>
  toIsoDate(computeHolidayDay(holiday, year));

/**
 * Returns the first and last date on which offices are closed for a holiday, in ISO form: the Friday before a Saturday
 * and the Monday after a Sunday are included.
 */
export function observedDates(holiday: UsHoliday, year: number): { startDate: string; endDate: string } {
  const day = computeHolidayDay(holiday, year);
  const weekday = holiday === "EASTER" ? MONDAY : toWeekday(day);
  return {
    startDate: toIsoDate(weekday === SATURDAY ? day - 1 : day),
    endDate: toIsoDate(weekday === SUNDAY ? day + 1 : day),
  };
}

function computeHolidayDay(holiday: UsHoliday, year: number): number {
  switch (holiday) {
    case "NEW_YEARS_DAY":
      return dayNumber({ year, month: 1, day: 1 });
    case "THREE_KINGS_DAY":
      return dayNumber({ year, month: 1, day: 6 });
    case "MARTIN_LUTHER_KING_DAY":
      return nthOfMonth(year, 1, MONDAY, 3);
    case "PRESIDENTS_DAY":
      return nthOfMonth(year, 2, MONDAY, 3);
    case "GOOD_FRIDAY":
      return easter(year) - 2;
    case "EASTER":
      return easter(year);
    case "MEMORIAL_DAY":
      return nthOfMonth(year, 6, MONDAY, 1) - 7;
    case "JUNETEENTH":
      return dayNumber({ year, month: 6, day: 19 });
    case "INDEPENDENCE_DAY":
      return dayNumber({ year, month: 7, day: 4 });
    case "LABOR_DAY":
      return nthOfMonth(year, 9, MONDAY, 1);
    case "COLUMBUS_DAY":
      return nthOfMonth(year, 10, MONDAY, 2);
    case "VETERANS_DAY":
      return dayNumber({ year, month: 11, day: 11 });
    case "THANKSGIVING":
      return nthOfMonth(year, 11, THURSDAY, 4);
    case "DAY_AFTER_THANKSGIVING":
      return nthOfMonth(year, 11, THURSDAY, 4) + 1;
    case "CHRISTMAS_EVE":
      return dayNumber({ year, month: 12, day: 24 });
    case "CHRISTMAS":
      return dayNumber({ year, month: 12, day: 25 });
    case "NEW_YEARS_EVE":
      return dayNumber({ year, month: 12, day: 31 });
  }
}

/** @param weekday from Monday, which is 0 */
function nthOfMonth(year: number, month: number, weekday: number, nth: number): number {
  const first = dayNumber({ year, month, day: 1 });
  return first + ((weekday - toWeekday(first) + 7) % 7) + 7 * (nth - 1);
}

/** Returns Easter Sunday of the western churches, by the Gregorian computus. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (shift + 19 * golden + 15) % 30;
  const epact =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  return dayNumber({ year, month: 3, day: 28 + epact - weekday });
}
