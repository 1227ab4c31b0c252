import { createHash } from "node:crypto";
import type { DemonstrationService } from "#db/demo/demonstration-service.ts";
import {
  COUNTRY,
  DEMONSTRATION_ZIPS,
  MADE_UP,
  MADE_UP_ES,
  milesFromLanding,
  STATE,
  TIME_ZONE,
} from "#db/demo/town.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { BedGroup } from "#domain/beds/bed-groups.ts";
import { byField, type StoredFields } from "#domain/services/field-names.ts";
import { emptyFacts, PLAIN_FIELDS, spanishFacts } from "#domain/services/flat-facts.ts";
import type {
  CriticalAlert,
  Place,
  PlainField,
  ServiceFacts,
  SpanishText,
} from "#domain/services/service.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";

/** Source name of demonstration services. */
export const DEMONSTRATION_SOURCE = "demonstration";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param now epoch milliseconds, to which all relative times refer */
export function serviceToStore(service: DemonstrationService, now: number): ServiceToStore {
  const approvedAt = service.isApproved === false ? null : now - (service.updatedDaysAgo + 30) * DAY;
  return {
    id: demonstrationId(service.key),
    facts: toServiceFacts(service, now),
    metadata: {
      approvedAt,
      verifiedAt: service.verified === undefined ? null : now - service.verified.daysAgo * DAY,
      verifiedBy: service.verified?.by ?? null,
      bedsUpdatedAt: computeCountedAt(service, now),
      likes: service.kudos,
      createdAt: approvedAt ?? now,
      updatedAt: now - service.updatedDaysAgo * DAY,
    },
    // The description states that the town is fictional.
    factSources: [],
    source: {
      source: DEMONSTRATION_SOURCE,
      externalId: service.key,
      fingerprint: createHash("sha256").update(JSON.stringify(service)).digest(),
    },
  };
}

function toServiceFacts(service: DemonstrationService, now: number): ServiceFacts {
  const { domain, hasMail = false, capacity } = service;
  return {
    ...emptyFacts(toPlace(service), TIME_ZONE),
    ...statedFacts(service),
    ...spanishFacts((field) => spanish(service, service[`${field}Es`] ?? null)),
    description: `${service.description} ${MADE_UP}`,
    descriptionEs: spanish(
      service,
      service.descriptionEs === null ? null : `${service.descriptionEs} ${MADE_UP_ES}`,
    ),
    contactEmail: domain !== undefined && hasMail ? `hello@${domain}` : null,
    website: domain === undefined ? null : `https://${domain}`,
    isShowFlag: hasMail,
    availableBeds: capacity?.free ?? null,
    totalBeds: capacity?.of ?? null,
    beds: toBedGroups(service, now),
    alert: toAlert(service, now),
  };
}

function computeCountedAt({ capacity }: DemonstrationService, now: number): number | null {
  return capacity === undefined ? null : now - capacity.countedMinutesAgo * MINUTE;
}

function toBedGroups(service: DemonstrationService, now: number): BedGroup[] {
  const countedAt = computeCountedAt(service, now);
  const updatedAt = countedAt === null ? null : isoOfEpoch(countedAt);
  return (service.capacity?.groups ?? []).map((group) => ({
    for: group.for,
    free: group.free,
    total: group.of,
    updatedAt,
  }));
}

/** The facts stated under the names of fields. */
function statedFacts(service: DemonstrationService): Partial<ServiceFacts> {
  const stated = PLAIN_FIELDS.filter((field) => Reflect.has(service, field));
  return byField<Partial<StoredFields<PlainField>>>(stated, (field) => Reflect.get(service, field));
}

function toPlace(service: DemonstrationService): Place {
  const city = service.at === null ? "" : DEMONSTRATION_ZIPS.find((zip) => zip.code === service.zip)?.city;
  if (city === undefined) throw new Error(`No demonstration city for ${service.zip}`);
  return {
    address1: service.address1,
    address2: service.address2 ?? null,
    city,
    state: STATE,
    zip: service.zip ?? null,
    country: COUNTRY,
    coordinates: service.at === null ? null : milesFromLanding(...service.at),
    isApproximate: false,
    visibility: service.visibility ?? "EXACT",
  };
}

function spanish(service: DemonstrationService, text: string | null): SpanishText | null {
  return text === null ? null : { text, state: service.spanish ?? "REVIEWED" };
}

function toAlert({ alert }: DemonstrationService, now: number): CriticalAlert | null {
  if (alert === undefined) return null;
  return {
    description: alert.text,
    descriptionEs: alert.textEs,
    expiresAt: alert.endsInHours === "never" ? null : now + alert.endsInHours * HOUR,
  };
}

/** Derives an id from a key, the same on every machine: a UUID of version 5, in no registered namespace. */
export function demonstrationId(key: string): string {
  const bytes = createHash("sha1").update(`amparo demonstration ${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
