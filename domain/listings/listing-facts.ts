import { epochOfIso, isoOfEpoch } from "../contract/instant.ts";
import type { ScheduleEntry } from "../schedule/entry.ts";
import type { ScheduleEntryInput } from "../schedule/entry-contract.ts";
import { type EntryList, readEntry, showEntry } from "../schedule/entry-wire.ts";
import type { TextState } from "../services/enumerations.ts";
import type { CriticalAlert, ServiceFacts, SpanishText } from "../services/service.ts";
import { isoDateOf } from "../time/civil-date.ts";
import { instantOfLocal } from "../time/zone.ts";
import { dayOfDate, type ListingDraft } from "./check-listing.ts";
import type { Listing } from "./listing.ts";

/** Between what the rules read and what the wire carries: nothing is lost either way. */

/** Facts by the wire's names, the true place with them. */
export function listingOf(facts: ServiceFacts): Listing {
  const { place, alert } = facts;
  return {
    name: facts.name,
    description: facts.description,
    descriptionEs: facts.descriptionEs?.text ?? null,
    descriptionEsState: facts.descriptionEs?.state ?? null,
    sourceDescription: facts.sourceDescription,
    serviceSummary: facts.serviceSummary,
    serviceSummaryEs: facts.serviceSummaryEs?.text ?? null,
    serviceSummaryEsState: facts.serviceSummaryEs?.state ?? null,
    age: facts.age,
    ageEs: facts.ageEs?.text ?? null,
    ageEsState: facts.ageEs?.state ?? null,
    type: [...facts.type],
    needs: [...facts.needs],
    category: [...facts.category],
    addressVisibility: place.visibility,
    address1: place.address1,
    address2: place.address2,
    city: place.city,
    state: place.state,
    zip: place.zip,
    country: place.country,
    location:
      place.coordinates === null
        ? null
        : { coordinates: [place.coordinates.longitude, place.coordinates.latitude] },
    isLocationApproximate: place.isApproximate,
    timeZone: facts.timeZone,
    phone: facts.phone,
    phoneExtension: facts.phoneExtension,
    contactEmail: facts.contactEmail,
    website: facts.website,
    facebook: facts.facebook,
    twitter: facts.twitter,
    instagram: facts.instagram,
    youtube: facts.youtube,
    isAllowedPets: facts.isAllowedPets,
    isLowBarrier: facts.isLowBarrier,
    isContact: facts.isContact,
    isShowFlag: facts.isShowFlag,
    isShowDonate: facts.isShowDonate,
    schedules: facts.schedules.map(showEntry),
    closeSchedules: facts.closeSchedules.map(showEntry),
    availableBeds: facts.availableBeds,
    totalBeds: facts.totalBeds,
    isCriticalHeader: alert !== null,
    criticalDescription: alert?.description ?? null,
    criticalDescriptionEs: alert?.descriptionEs ?? null,
    criticalExpiredAt: alert === null || alert.expiresAt === null ? null : isoOfEpoch(alert.expiresAt),
    isCriticalNeverExpire: alert !== null && alert.expiresAt === null,
  };
}

/**
 * The facts of a draft in which `checkListing` finds nothing wrong.
 *
 * @throws where an entry or the zone is not what the check lets through
 */
export function factsOf(draft: ListingDraft): ServiceFacts {
  const { location, timeZone } = draft;
  if (timeZone === null) throw new Error("A listing is kept with its time zone.");
  return {
    name: draft.name,
    description: draft.description,
    descriptionEs: spanish(draft.descriptionEs, draft.descriptionEsState),
    sourceDescription: draft.sourceDescription,
    serviceSummary: draft.serviceSummary,
    serviceSummaryEs: spanish(draft.serviceSummaryEs, draft.serviceSummaryEsState),
    age: draft.age,
    ageEs: spanish(draft.ageEs, draft.ageEsState),
    type: draft.type,
    needs: draft.needs,
    category: draft.category,
    place: {
      address1: draft.address1,
      address2: draft.address2,
      city: draft.city,
      state: draft.state,
      zip: draft.zip,
      country: draft.country,
      coordinates:
        location === null ? null : { longitude: location.coordinates[0], latitude: location.coordinates[1] },
      isApproximate: draft.isLocationApproximate,
      visibility: draft.addressVisibility,
    },
    timeZone,
    phone: draft.phone,
    phoneExtension: draft.phoneExtension,
    contactEmail: draft.contactEmail,
    website: draft.website,
    facebook: draft.facebook,
    twitter: draft.twitter,
    instagram: draft.instagram,
    youtube: draft.youtube,
    isAllowedPets: draft.isAllowedPets,
    isLowBarrier: draft.isLowBarrier,
    schedules: entriesOf(draft.schedules, "schedules"),
    closeSchedules: entriesOf(draft.closeSchedules, "closeSchedules"),
    isContact: draft.isContact,
    isShowFlag: draft.isShowFlag,
    isShowDonate: draft.isShowDonate,
    availableBeds: draft.availableBeds,
    totalBeds: draft.totalBeds,
    alert: alertOf(draft, timeZone),
  };
}

function spanish(text: string | null, state: TextState | null): SpanishText | null {
  return text === null ? null : { text, state: state ?? "MACHINE" };
}

function entriesOf(entries: readonly ScheduleEntryInput[], list: EntryList): ScheduleEntry[] {
  return entries.map((entry) => {
    const read = readEntry(entry, list);
    // Entries of an import are what the rules read already, and may be of a type that the form does not offer.
    if (read.ok) return read.entry;
    const other = readEntry(entry, list === "schedules" ? "closeSchedules" : "schedules");
    if (other.ok) return other.entry;
    throw new Error(`A line of ${list} was not checked.`);
  });
}

const LAST_MINUTE = 23 * 60 + 59;

function alertOf(draft: ListingDraft, timeZone: string): CriticalAlert | null {
  const { isCriticalHeader, criticalDescription, criticalDescriptionEs, criticalExpiredAt } = draft;
  if (!isCriticalHeader || criticalDescription === null) return null;
  return {
    description: criticalDescription,
    descriptionEs: criticalDescriptionEs,
    expiresAt: draft.isCriticalNeverExpire ? null : expiryOf(criticalExpiredAt, timeZone),
  };
}

/** Of a date, 23:59 on that day where the service is (rule listings 16). */
function expiryOf(text: string | null, timeZone: string): number | null {
  if (text === null) return null;
  const day = dayOfDate(text.trim());
  return day === null ? epochOfIso(text) : instantOfLocal(timeZone, isoDateOf(day), LAST_MINUTE);
}
