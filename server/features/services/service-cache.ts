import { totalmem } from "node:os";
import * as z from "zod/mini";
import { LISTED_FIELDS, type ListedField, specOf } from "#domain/services/field-names.ts";
import { wireShape } from "#domain/services/field-schemas.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { utf8Of } from "#server/http/serialized-json.ts";
import { serializerOf } from "#server/http/serializer.ts";
import type { RevisedBody } from "./body-queries.ts";
import { CachedHours } from "./cached-hours.ts";
import { publicDoor, showFacts } from "./show-service.ts";

/** What lists carry of a service, as far as it depends neither on the moment nor on who looks, as serialized JSON. */
export interface CachedService {
  readonly id: string;
  readonly revision: string;
  /** `{"id":…` without the closing brace, with the alert where there is one. */
  readonly facts: string;
  /** The alert as long as it is shown; null where it has no end, or where there is none. */
  readonly expiring: { readonly at: number; readonly factsAfter: string } | null;
  readonly hours: CachedHours;
  /** Where distance is measured to. */
  readonly door: Coordinates | null;
}

type Fact = Exclude<ListedField, "schedules" | "closeSchedules">;
const serializeFacts = serializerOf(
  z.object(wireShape(LISTED_FIELDS.filter((field): field is Fact => specOf(field).kind !== "entries"))),
);

/** Bytes that a service, and hours, take besides their texts, as measured. */
const SERVICE_BYTES = 500;
const HOURS_BYTES = 2500;

/** Of the memory that there is, the part that services may take, and the most whatever there is. */
const MEMORY_FRACTION = 1 / 32;
const MAX_CACHE_BYTES = 128 * 1024 * 1024;

/** How much the cache of this process may take: on a machine, or in a container, of one gigabyte 32 megabytes. */
export function cacheBytes(): number {
  const limit = process.constrainedMemory();
  return Math.min(MAX_CACHE_BYTES, MEMORY_FRACTION * Math.min(totalmem(), limit > 0 ? limit : totalmem()));
}

/**
 * Services as lists show them, in memory: reading a row of sixty columns and writing it as JSON costs many times what
 * finding it does. Each is kept with the revision of its row, and is given only to who knows that this is the row's
 * revision now: so it is never older than what the database says, whatever changed and whoever changed it.
 *
 * Of those that do not fit, the ones used last stay.
 */
export class ServiceCache {
  readonly #maxBytes: number;
  readonly #services = new Map<string, CachedService>();
  readonly #hours = new Map<string, CachedHours>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** About what it takes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Null where this revision is not there. */
  get(id: string, revision: string): CachedService | null {
    const service = this.#services.get(id);
    if (service === undefined || service.revision !== revision) return null;
    this.#services.delete(id);
    this.#services.set(id, service);
    return service;
  }

  /** Keeps the body in place of the one that was kept of this service. */
  add(body: RevisedBody): CachedService {
    this.#evict(body.id);
    const service = this.#cached(body);
    this.#services.set(service.id, service);
    this.#bytes += bytesOf(service);
    for (const id of this.#services.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#evict(id);
    }
    return service;
  }

  #cached(body: RevisedBody): CachedService {
    const { id, revision, isCriticalHeader, criticalExpiredAt: expiresAt } = body;
    const serializedAt = (moment: number): string =>
      utf8Of(serializeFacts(showFacts(body, moment)).slice(0, -1));
    const isExpiring = isCriticalHeader && expiresAt !== null;
    return {
      id,
      revision,
      facts: serializedAt(Number.NEGATIVE_INFINITY),
      expiring: isExpiring ? { at: expiresAt, factsAfter: serializedAt(expiresAt) } : null,
      hours: this.#hoursOf(body),
      door: publicDoor(body),
    };
  }

  #hoursOf(body: RevisedBody): CachedHours {
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
    this.#bytes -= bytesOf(service);
    const { hours } = service;
    hours.services -= 1;
    if (hours.services > 0) return;
    this.#hours.delete(hours.key);
    this.#bytes -= bytesOfHours(hours);
  }
}

function bytesOf({ facts, expiring }: CachedService): number {
  return SERVICE_BYTES + facts.length + (expiring?.factsAfter.length ?? 0);
}

/** Their entries are there as the key, as JSON of replies, and as the rules read them. */
function bytesOfHours({ key, entries }: CachedHours): number {
  return HOURS_BYTES + 6 * key.length + entries.length;
}
