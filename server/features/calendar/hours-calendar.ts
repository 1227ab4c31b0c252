import ical, { ICalEventTransparency } from "ical-generator";
import { openTimes } from "#domain/calendar/open-times.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { addressText } from "#domain/places/address-text.ts";
import { hoursOf } from "#domain/schedule/hours-of.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { calendar as en } from "#domain/words/en/calendar.ts";
import { calendar as es } from "#domain/words/es/calendar.ts";
import type { Language } from "#domain/words/language.ts";
import { wordsIn } from "#domain/words/words-in.ts";

const REFRESH_SECONDS = 86_400;

/**
 * Opening hours as an iCalendar file: one entry for each time that the door is open, in UTC, so that no calendar has to
 * know the zone (rules calendar 1–3).
 *
 * @param address of the page of the service
 * @param at epoch milliseconds
 * @returns null where there are no hours to write down, and for protected listings
 */
export function hoursCalendar(
  service: PublicService,
  { address, at, language }: { address: string; at: number; language: Language },
): string | null {
  if (service.isProtected === true) return null;
  const times = openTimes(hoursOf(service), at);
  if (times === null) return null;
  const words = wordsIn("calendar", language, { en, es });
  const file = ical({ name: service.name, prodId: "//Amparo//Opening hours//EN", ttl: REFRESH_SECONDS });
  for (const { start, end } of times) {
    file.createEvent({
      id: `${isoOfEpoch(start)}-${service.id}`,
      stamp: new Date(at),
      start: new Date(start),
      end: new Date(end),
      summary: words.open(service.name),
      description: [service.phone, words.note].filter((part) => part !== null && part !== "").join("\n"),
      location: service.addressVisibility === "EXACT" ? addressText(service) : null,
      url: address,
      // Nobody is busy because a pantry is open.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return file.toString();
}
