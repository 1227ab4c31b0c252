/**
 * The civil dates that the demonstration's schedules are written with, so that a winter shelter is in season
 * whenever the product is tried.
 */
export interface Calendar {
  /** ISO date so many days after the day of loading. */
  inDays(days: number): string;
  /** ISO date of the next such day of a month, the day of loading included. */
  next(month: number, day: number): string;
}

/** @param today ISO date of the day on which the directory is loaded, in the town's zone */
export function createCalendar(today: string): Calendar {
  const inDays = (days: number): string => {
    const date = new Date(`${today}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  const next = (month: number, day: number): string => {
    const inThisYear = `${today.slice(0, 4)}-${twoDigits(month)}-${twoDigits(day)}`;
    return inThisYear >= today ? inThisYear : `${Number(today.slice(0, 4)) + 1}${inThisYear.slice(4)}`;
  };
  return { inDays, next };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
