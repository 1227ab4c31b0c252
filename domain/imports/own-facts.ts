import * as z from "zod/mini";
import { epochOfIso } from "../base/contract/instant.ts";
import { MAX_BEDS, MAX_DESCRIPTION, MAX_ENTRIES, MAX_LATITUDE } from "../base/contract/limits.ts";
import { isWellFormedText } from "../base/contract/text.ts";
import { parseWebAddress } from "../base/contract/web-address.ts";
import { isTimeZone } from "../base/time/zone.ts";
import { fieldsOfRecord } from "../hsds/facts-from-hsds.ts";
import { termWithId } from "../hsds/hsds-taxonomies.ts";
import type { OwnRecord } from "../hsds/own-record.ts";
import type { ListingDraft } from "../listings/check-listing.ts";
import { toServiceFacts } from "../listings/listing-facts.ts";
import { keptPlace } from "../places/kept-place.ts";
import { ENTERED_FIELDS, type EnteredField, getFieldSpec, isOfKind } from "../services/field-names.ts";
import { wireShape } from "../services/field-schemas.ts";
import { readEntry } from "../services/opening-hours/entry-wire.ts";
import type { ServiceFacts } from "../services/service.ts";
import { cleanEmail } from "./clean-contact.ts";
import type { SourceRecord } from "./source-record.ts";

/** Facts of a record in the directory's own profile of HSDS; none of them is guessed (rule hsds 23). */
export interface OwnFacts {
  readonly facts: ServiceFacts;
  /** When the beds were counted, epoch milliseconds; null: not known. */
  readonly bedsCountedAt: number | null;
}

const listing = z.object(
  wireShape(ENTERED_FIELDS.filter((field) => field !== "organization" && field !== "isShowFlag")),
);
/** Characters of a text without a limit of its own, and of a name of an import. */
const MAX_TEXT = 20_000;

/** Null where the record is not of the profile, or where any part of it violates the profile. */
export function ownFacts(record: SourceRecord): OwnFacts | null {
  const own = ownRecordIn(record);
  if (own === null) return null;
  const fields = fieldsOfRecord(own);
  const read = listing.safeParse(fields);
  if (!read.success) return null;
  const draft = { ...read.data, organization: null, isShowFlag: false };
  if (!isPlausible(draft)) return null;
  const facts = toServiceFacts(draft);
  const countedAt = fields["bedsUpdatedAt"];
  return {
    facts: { ...facts, place: keptPlace(facts.place) },
    bedsCountedAt: typeof countedAt === "string" ? epochOfIso(countedAt) : null,
  };
}

/** The rows of the record, where its time zone is stated as the profile states it. */
function ownRecordIn(record: SourceRecord): OwnRecord | null {
  const id = record.service.get("id");
  const isOwn = record.attributes.some(
    (row) => row.get("link_id") === id && termWithId(row.get("taxonomy_term_id"))?.code === "timeZone",
  );
  if (!isOwn) return null;
  const ofService = (row: { get(column: string): string }) => row.get("service_id") === id;
  return {
    service: record.service,
    location: record.location,
    address: record.address,
    phones: record.phones.filter(ofService),
    schedules: record.schedules,
    languages: record.languages,
    accessibility: record.accessibility,
    requiredDocuments: record.requiredDocuments,
    serviceAreas: record.serviceAreas,
    urls: record.urls.filter(ofService),
    capacities: record.capacities.map(({ row }) => ({ row, unit: row.get("unit_id") })),
    attributes: record.attributes,
  };
}

/** Rejects values that the database would refuse, or that no page may show. */
function isPlausible(draft: ListingDraft & Record<EnteredField, unknown>): boolean {
  const { availableBeds, totalBeds, ageMin, ageMax, location, isCriticalHeader, criticalDescription } = draft;
  const [, latitude = 0] = location?.coordinates ?? [];
  const areBeds =
    (availableBeds === null) === (totalBeds === null) &&
    (availableBeds ?? 0) >= 0 &&
    (availableBeds ?? 0) <= (totalBeds ?? 0) &&
    (totalBeds ?? 0) <= MAX_BEDS;
  const areAges = [ageMin, ageMax].every((age) => age === null || (age >= 0 && age <= 120));
  const isOrdered = ageMin === null || ageMax === null || ageMin <= ageMax;
  const isAlert = !isCriticalHeader || criticalDescription !== null;
  const hasZone = draft.timeZone !== null && isTimeZone(draft.timeZone);
  const isOnMap = Math.abs(latitude) <= MAX_LATITUDE;
  return (
    areBeds &&
    areAges &&
    isOrdered &&
    isAlert &&
    hasZone &&
    isOnMap &&
    ENTERED_FIELDS.every((field) => isFit(field, draft[field]))
  );
}

function isFit(field: EnteredField, value: unknown): boolean {
  if (value === null) return true;
  const { kind, max = MAX_TEXT } = getFieldSpec(field);
  if (typeof value === "string") {
    const most = field === "description" ? MAX_DESCRIPTION : Math.max(max, 300);
    if (!isWellFormedText(value) || [...value].length > most) return false;
    if (kind === "webAddress") return parseWebAddress(value) === value;
    if (kind === "email") return cleanEmail(value) !== null;
    if (kind === "instant") return epochOfIso(value) !== null;
    return true;
  }
  if (!isOfKind(field, "entries") || !Array.isArray(value))
    return !Array.isArray(value) || value.length <= 500;
  return (
    value.length <= MAX_ENTRIES &&
    value.every((entry) => readEntry(entry, "schedules").ok || readEntry(entry, "closeSchedules").ok)
  );
}
