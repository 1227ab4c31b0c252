import { totalmem } from "node:os";
import * as z from "zod/mini";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { ServiceArea } from "#domain/places/service-area/service-area.ts";
import { getFieldSpec, LISTED_FIELDS, type ListedField } from "#domain/services/field-names.ts";
import { wireShape } from "#domain/services/field-schemas.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { showEntry } from "#domain/services/opening-hours/show-entry.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { source } from "#domain/services/source.ts";
import { encodeUtf8 } from "#server/base/http/serialized-json.ts";
import { compileSerializer } from "#server/base/http/serializer.ts";
import type { RevisedBody } from "./body-queries.ts";
import { CachedHours, type HoursText } from "./cached-hours.ts";
import { publicDoor, showFacts } from "./show-service.ts";

/** A listed service as serialized JSON, except what depends on time or viewer. */
export interface CachedService {
  readonly id: string;
  readonly revision: string;
  /** `{"id":…` without the closing brace, with the alert where there is one. */
  readonly facts: string;
  /** The alert while it is shown; null where it has no end, or where there is none. */
  readonly expiring: { readonly at: number; readonly factsAfter: string } | null;
  readonly hours: CachedHours;
  /** Where distance is measured to. */
  readonly door: Coordinates | null;
  /** Service area; null: not stated. */
  readonly area: ServiceArea | null;
  /** Provisions for people who come together, such as couples or owners of pets. */
  readonly provisions: RevisedBody["provisions"];
  /** When it takes people in; null: not stated. */
  readonly intake: CachedHours | null;
  /** Epoch milliseconds until which it takes no one else in; null: it does. */
  readonly intakeClosedUntil: number | null;
}

type Fact = Exclude<ListedField, "schedules" | "closeSchedules">;
const serializeFacts = compileSerializer(
  z.object({
    ...wireShape(LISTED_FIELDS.filter((field): field is Fact => getFieldSpec(field).kind !== "entries")),
    source: z.nullable(source),
  }),
);

/** Measured overhead in bytes of a service, and of hours, besides their text. */
const SERVICE_BYTES = 500;
const HOURS_BYTES = 2500;

/** Share of the available memory that services may take, and the maximum in bytes. */
const MEMORY_FRACTION = 1 / 32;
const MAX_CACHE_BYTES = 128 * 1024 * 1024;

/** Size of this process's cache in bytes: 32 megabytes on a machine, or in a container, of one gigabyte. */
export function cacheBytes(): number {
  const limit = process.constrainedMemory();
  return Math.min(MAX_CACHE_BYTES, MEMORY_FRACTION * Math.min(totalmem(), limit > 0 ? limit : totalmem()));
}

/**
 * Cache of listed services: reading a row of sixty columns and writing it as JSON costs many times what finding it
 * does. Each entry has the revision of its row and is only returned for the current revision, so that it is never
 * stale, whatever changed it.
 *
 * Evicts the least recently used.
 */
export class ServiceCache {
  readonly #maxBytes: number;
  readonly #services = new Map<string, CachedService>();
  readonly #hours = new Map<string, CachedHours>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Approximate size in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns a cached service; null where this revision is not cached. */
  get(id: string, revision: string): CachedService | null {
    const service = this.#services.get(id);
    if (service === undefined || service.revision !== revision) return null;
    this.#services.delete(id);
    this.#services.set(id, service);
    return service;
  }

  /** Caches the body, replacing an older one of this service. */
  add(body: RevisedBody): CachedService {
    this.#evict(body.id);
    const service = this.#cached(body);
    this.#services.set(service.id, service);
    this.#bytes += estimateBytes(service);
    for (const id of this.#services.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#evict(id);
    }
    return service;
  }

  #cached(body: RevisedBody): CachedService {
    const { id, revision, isCriticalHeader, criticalExpiredAt: expiresAt } = body;
    const serializedAt = (moment: number): string =>
      encodeUtf8(serializeFacts(showFacts(body, moment)).slice(0, -1) + serializeIntake(body));
    const isExpiring = isCriticalHeader && expiresAt !== null;
    return {
      id,
      revision,
      facts: serializedAt(Number.NEGATIVE_INFINITY),
      expiring: isExpiring ? { at: expiresAt, factsAfter: serializedAt(expiresAt) } : null,
      hours: this.#hoursOf(body),
      door: publicDoor(body),
      area: body.serviceArea,
      provisions: body.provisions,
      intake: body.intakeSchedules === "[]" ? null : this.#hoursOf(hoursOfIntake(body)),
      intakeClosedUntil: body.intakeClosedUntil,
    };
  }

  #hoursOf(body: HoursText): CachedHours {
    const key = CachedHours.keyOf(body);
    const known = this.#hours.get(key);
    const hours = known ?? new CachedHours(body, key);
    if (known === undefined) {
      this.#hours.set(key, hours);
      this.#bytes += bytesOfHours(hours);
    }
    hours.services += 1;
    return hours;
  }

  #evict(id: string): void {
    const service = this.#services.get(id);
    if (service === undefined) return;
    this.#services.delete(id);
    this.#bytes -= estimateBytes(service);
    this.#release(service.hours);
    if (service.intake !== null) this.#release(service.intake);
  }

  #release(hours: CachedHours): void {
    hours.services -= 1;
    if (hours.services > 0) return;
    this.#hours.delete(hours.key);
    this.#bytes -= bytesOfHours(hours);
  }
}

/** When people are taken in, where that is stated, as few rows have it. */
function serializeIntake({ intakeSchedules, intakeClosedUntil }: RevisedBody): string {
  const entries: ScheduleEntry[] = JSON.parse(intakeSchedules);
  const stated = {
    ...(entries.length === 0 ? {} : { intakeSchedules: entries.map(showEntry) }),
    ...(intakeClosedUntil === null ? {} : { intakeClosedUntil: isoOfEpoch(intakeClosedUntil) }),
  };
  const serialized = JSON.stringify(stated).slice(1, -1);
  return serialized === "" ? "" : `,${serialized}`;
}

/** Intake hours follow the rule of opening hours, with the closed days of the service (rule ways-in 6). */
function hoursOfIntake({ timeZone, intakeSchedules, closeSchedules }: RevisedBody): HoursText {
  return { timeZone, schedules: intakeSchedules, closeSchedules, isContact: false };
}

function estimateBytes({ facts, expiring, area }: CachedService): number {
  return (
    SERVICE_BYTES +
    facts.length +
    (expiring?.factsAfter.length ?? 0) +
    (area === null ? 0 : 6 * JSON.stringify(area).length)
  );
}

/** Entries are held as the key, as JSON for replies, and parsed for the rules. */
function bytesOfHours({ key, entries }: CachedHours): number {
  return HOURS_BYTES + 6 * key.length + entries.length;
}
