/** Times of the wall clock as minutes since midnight, and their form on the wire: `8:00 AM`. */

export const MINUTES_PER_DAY = 1_440;

/** `8:00 AM`; 1440, the midnight that ends a day, is `12:00 AM` like the one that begins it. */
export function formatClockTime(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  return `${hour12}:${String(past).padStart(2, "0")} ${isMorning ? "AM" : "PM"}`;
}

/** Splits minutes since midnight into the parts of a 12-hour time. */
export function clockParts(minute: number): { hour12: number; minute: number; isMorning: boolean } {
  const hour = Math.floor(minute / 60) % 24;
  return { hour12: hour % 12 === 0 ? 12 : hour % 12, minute: minute % 60, isMorning: hour < 12 };
}
