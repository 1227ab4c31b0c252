import ical, { ICalEventTransparency } from "ical-generator";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isTimeZone, localDate } from "#domain/base/time/zone.ts";
import { openTimes } from "#domain/embed/calendar/open-times.ts";
import { addressText } from "#domain/places/address-text.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { hoursTexts } from "#domain/services/opening-hours/hours-line-text.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import type { OpenSpan } from "#domain/services/opening-hours/opening-spans.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { calendar as en } from "#words/compiled/en/embed/calendar.ts";
import { openingHours as hoursEn } from "#words/compiled/en/services/opening-hours.ts";
import { calendar as es } from "#words/compiled/es/embed/calendar.ts";
import { openingHours as hoursEs } from "#words/compiled/es/services/opening-hours.ts";

const REFRESH_SECONDS = 86_400;

/**
 * Opening hours as an iCalendar file: one entry for each time that the door is open, and one for each at which people are
 * taken in where that is stated, in UTC, so that no calendar has to know the zone (rules calendar 1–4).
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
  const hours = parseHours(service);
  const intake = readableEntries(service.intakeSchedules, "schedules");
  const open = openTimes(hours, at);
  const comeIn = openTimes({ ...hours, schedules: intake, isContact: false }, at);
  if (open === null && comeIn === null) return null;
  const words = wordsIn("calendar", language, { en, es });
  const note = [service.phone, ...intakeLines(service.timeZone, intake, at, language), words.note];
  const file = ical({
    name: asText(service.name),
    prodId: "//Amparo//Opening hours//EN",
    ttl: REFRESH_SECONDS,
  });
  const addTimes = (times: readonly OpenSpan[], kind: "" | "intake-", summary: string) => {
    for (const { start, end } of times) {
      file.createEvent({
        id: `${isoOfEpoch(start)}-${kind}${service.id}`,
        stamp: new Date(at),
        start: new Date(start),
        end: new Date(end),
        summary,
        description: note.filter((part) => part !== null && part !== "").join("\n"),
        location: service.addressVisibility === "EXACT" ? addressText(service) : null,
        url: address,
        // Opening hours must not mark the reader as busy.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  };
  addTimes(open ?? [], "", words.open(service.name));
  addTimes(comeIn ?? [], "intake-", words.intake(service.name));
  return file.toString();
}

/** Lines about intake times under each entry, since an open door may take no one in (rule calendar 4). */
function intakeLines(
  timeZone: string,
  intake: readonly ScheduleEntry[],
  at: number,
  language: Language,
): string[] {
  const words = wordsIn("openingHours", language, { en: hoursEn, es: hoursEs });
  const today = isTimeZone(timeZone) ? localDate(timeZone, at) : "";
  return hoursTexts(intake, today, words).map((text) => `${words.lines.intake}: ${text}`);
}

/** The library escapes every text but the name of the file: a line break would begin a property of its own there. */
function asText(name: string): string {
  return name.replace(/[\\;,]/g, "\\$&").replace(/[\s\p{Cc}]+/gu, " ");
}
