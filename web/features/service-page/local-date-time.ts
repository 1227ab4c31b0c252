/**
 * Day and minute of an instant on the clock of a service. The browser's own calendar knows them: the rules of time
 * zones are not loaded with the page.
 *
 * @param iso an ISO instant
 * @param timeZone an IANA name
 */
export function localDateTime(
  iso: string,
  timeZone: string,
): { year: number; month: number; day: number; minute: number } {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(new Date(iso));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 1);
  return { year: of("year"), month: of("month"), day: of("day"), minute: 60 * of("hour") + of("minute") };
}
