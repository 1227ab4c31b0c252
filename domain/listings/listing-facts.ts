import { epochOfIso } from "../base/contract/instant.ts";
import { toIsoDate } from "../base/time/civil-date.ts";
import { instantOfLocal } from "../base/time/zone.ts";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { factsOfFlat, flatFacts } from "../services/flat-facts.ts";
import type { Listing } from "../services/listing.ts";
import { readPoint } from "../services/location-wire.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { ScheduleEntryInput } from "../services/opening-hours/entry-contract.ts";
import { type EntryList, readEntry } from "../services/opening-hours/entry-wire.ts";
import type { ServiceFacts } from "../services/service.ts";
import { wireReader } from "../services/wire-fields.ts";
import { dayOfDate, type ListingDraft } from "./check-listing.ts";

/** Lossless conversion between facts and wire form. */

const listingOfFlat = wireReader(ENTERED_FIELDS);

/** Facts by the names of the wire, including the true place. */
export function toListing(facts: ServiceFacts): Listing {
  return listingOfFlat(flatFacts(facts));
}

/** A version of a service: as rules work on it and rows are made of it, and as forms and the history have it. */
export interface ServiceVersion {
  readonly facts: ServiceFacts;
  readonly listing: Listing;
}

/** Makes both forms of a version from its facts. */
export function toVersion(facts: ServiceFacts): ServiceVersion {
  return { facts, listing: toListing(facts) };
}

/** Returns the facts of a listing. They are made only if it is another one than that of the version. */
export function factsIn({ facts, listing }: ServiceVersion, wanted: Listing): ServiceFacts {
  return wanted === listing ? facts : toServiceFacts(wanted);
}

/**
 * The facts of a valid draft.
 *
 * @throws where an entry or the zone is invalid
 */
export function toServiceFacts(draft: ListingDraft): ServiceFacts {
  const { timeZone } = draft;
  if (timeZone === null) throw new Error("A draft without a time zone cannot be stored.");
  return factsOfFlat({
    ...draft,
    timeZone,
    location: storedLocation(draft),
    schedules: draft.schedules.map((entry) => parseEntry(entry, "schedules")),
    closeSchedules: draft.closeSchedules.map((entry) => parseEntry(entry, "closeSchedules")),
    intakeSchedules: draft.intakeSchedules.map((entry) => parseEntry(entry, "schedules")),
    intakeClosedUntil: draft.intakeClosedUntil === null ? null : epochOfIso(draft.intakeClosedUntil),
    criticalExpiredAt: draft.isCriticalNeverExpire ? null : parseExpiry(draft.criticalExpiredAt, timeZone),
  });
}

function storedLocation({ location }: ListingDraft): { coordinates: [number, number] } | null {
  const point = readPoint(location);
  return point === null ? null : { coordinates: [point.longitude, point.latitude] };
}

/** An entry of a list. Those of an import may be of a type that the form offers in the other list only. */
function parseEntry(input: ScheduleEntryInput, list: EntryList): ScheduleEntry {
  const own = readEntry(input, list);
  const read = own.ok ? own : readEntry(input, list === "schedules" ? "closeSchedules" : "schedules");
  if (!read.ok) throw new Error("A schedule entry was not validated.");
  return read.entry;
}

const LAST_MINUTE = 23 * 60 + 59;

/** Returns epoch milliseconds; a date without a time expires at 23:59 where the service is (rule listings 16). */
function parseExpiry(text: string | null, timeZone: string): number | null {
  if (text === null) return null;
  const day = dayOfDate(text.trim());
  return day === null ? epochOfIso(text) : instantOfLocal(timeZone, toIsoDate(day), LAST_MINUTE);
}
