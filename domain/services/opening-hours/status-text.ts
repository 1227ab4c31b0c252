import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { OpeningStatus } from "./opening-status.ts";

/** The label of a status in one language; empty where no hours are known (rules opening-hours 22–25). */
export function statusText({ wording }: OpeningStatus, words: OpeningHoursWords): string {
  const { status } = words;
  switch (wording.form) {
    case "OPEN_24_7":
      return status.open247;
    case "OPEN_TILL":
      return status.openTill(wording.time);
    case "OPEN_TILL_DAY":
      return status.openTillDay(wording.day, wording.time);
    case "CLOSED_TILL":
      return status.closedTill(wording.time);
    case "CLOSED_UNTIL_TOMORROW":
      return status.closedUntilTomorrow(wording.time);
    case "CLOSED_UNTIL_DAY":
      return status.closedUntilDay(wording.day, wording.time);
    case "CLOSED_TILL_NEXT_DAY":
      return status.closedTillNextDay(wording.day, wording.time);
    case "CLOSED_UNTIL_NTH_DAY":
      return status.closedUntilNthDay(wording.period, wording.day, wording.time);
    case "CLOSED_UNTIL_DATE":
      return status.closedUntilDate(wording.date, wording.hasYear);
    case "PERMANENTLY_CLOSED":
      return status.permanentlyClosed;
    case "CONTACT_FOR_HOURS":
      return status.contactForHours;
    case "CLOSED":
      return status.closed;
    case "NONE":
      return "";
  }
}

/** The label as screens show it, where it alone reads like a day of the past ("Closed until last Friday"). */
export function datedText(status: OpeningStatus, words: OpeningHoursWords): { dated?: string } {
  const { wording } = status;
  if (wording.form !== "CLOSED_UNTIL_NTH_DAY") return {};
  return { dated: `${statusText(status, words)} (${words.status.onDate(wording.date)})` };
}
