import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_PACK_SERVICES } from "#domain/base/contract/limits.ts";
import { shownSources } from "#domain/imports/sources/fact-sources.ts";
import type { CityPack, PackedHours, PackedService } from "#domain/offline/city-pack/city-pack-calls.ts";
import { PACK_RADII_MILES, packArea } from "#domain/offline/city-pack/pack-area.ts";
import {
  PACKED_ALWAYS,
  PACKED_IN_HOURS,
  PACKED_WHERE_STATED,
  type StatedField,
} from "#domain/offline/city-pack/packed-fields.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { coordinatesOfPlanePoint } from "#domain/places/mercator.ts";
import type { VisitorArea } from "#domain/places/names-county.ts";
import { NEEDS } from "#domain/services/enumerations.ts";
import { isStated } from "#domain/services/field-kinds.ts";
import {
  byField,
  getFieldSpec,
  type StatedWireFields,
  type WireFields,
} from "#domain/services/field-names.ts";
import { readServiceQuery } from "#domain/services/list-query.ts";
import { locationAt } from "#domain/services/location-wire.ts";
import { canonicalHours } from "#domain/services/opening-hours/canonical-hours.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { wireReader } from "#domain/services/wire-fields.ts";
import { byTextsField, listServiceTexts, shownTexts } from "#domain/translation/further-texts.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findServices } from "#server/features/services/find-services.ts";
import { currentHoursStamp } from "#server/features/services/opening-hours/store-hours.ts";
import type { ServiceBody } from "#server/features/services/service-columns.ts";
import { shownGone } from "#server/features/services/show-service.ts";
import { findWithoutLocation, type PackedRow, readPackedRows } from "./queries.ts";

/** Builds the pack of a place, from public data only. */
export async function makePack(
  db: Db,
  middle: Coordinates,
  { synonyms, county }: { synonyms: readonly (readonly string[])[]; county: VisitorArea | null },
  now: number,
): Promise<CityPack> {
  const placed = await nearest(db, middle, now);
  const area = packArea(placed.map((service) => milesTo(service, middle)));
  const inside = placed.slice(0, area.count);
  const withoutLocation = await readAll(db, await findWithoutLocation(db, MAX_PACK_SERVICES - inside.length));
  const hours = new SharedHours();
  return {
    madeAt: isoOfEpoch(now),
    middle: [middle.longitude, middle.latitude],
    radiusMiles: area.radiusMiles,
    isCut: area.isCut,
    county: county === null ? null : { name: county.name, state: county.state, city: county.city ?? null },
    synonyms: synonyms.map((words) => [...words]),
    services: [...inside, ...withoutLocation].map((service) => packed(service, hours)),
    hours: hours.all,
  };
}

/** The services of the widest area, nearest first, with one more than fits. */
async function nearest(db: Db, { longitude, latitude }: Coordinates, now: number): Promise<PackedRow[]> {
  const everything = readServiceQuery(
    { nearCoordinate: `${longitude}|${latitude}`, radius: String(PACK_RADII_MILES[0]) },
    now,
  );
  if (!everything.ok) throw new Error("A place that was read cannot be written.");
  const search = {
    query: { ...everything.value, limit: MAX_PACK_SERVICES + 1 },
    tsqueries: null,
    now,
    hoursStamp: currentHoursStamp(),
    without: [],
    isPlacedOnly: false,
    mayBeginProtected: true,
    withRevisions: false,
    night: null,
    served: null,
    findServed: null,
    managed: null,
  };
  const { page } = await findServices(db, search, () => undefined);
  return readAll(
    db,
    page.map(({ id }) => id),
  );
}

/** Reads services in the order of the ids, without those deleted in the meantime. */
async function readAll(db: Db, ids: readonly string[]): Promise<PackedRow[]> {
  const rowsById = new Map((await readPackedRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}

function toCoordinates({ x, y }: PackedRow): Coordinates | null {
  return x === null || y === null ? null : coordinatesOfPlanePoint({ x, y });
}

function milesTo(service: PackedRow, middle: Coordinates): number {
  const point = toCoordinates(service);
  return point === null ? Number.POSITIVE_INFINITY : milesBetween(middle, point);
}

/** Hours that several services share, each stored once. */
class SharedHours {
  readonly all: PackedHours[] = [];
  readonly #known = new Map<string, number>();

  placeOf({ timeZone, schedules, closeSchedules }: ServiceBody): number {
    const key = canonicalHours({ timeZone, schedules, closeSchedules, isContact: false });
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const place = this.all.length;
    this.#known.set(key, place);
    this.all.push(inHours({ timeZone, schedules, closeSchedules }));
    return place;
  }
}

const always = wireReader(PACKED_ALWAYS);
const whereStated = wireReader(PACKED_WHERE_STATED);
const inHours = wireReader(PACKED_IN_HOURS);

function packed(service: PackedRow, hours: SharedHours): PackedService {
  const { longitude, latitude, needs } = service;
  const point = toCoordinates(service);
  const isAtPoint = point !== null && point.longitude === longitude && point.latitude === latitude;
  const meets = NEEDS.filter((_, place) => (service.needBits & (1 << place)) !== 0);
  const isAsEntered = meets.length === needs.length && meets.every((need) => needs.includes(need));
  const facts = whereStated(service.isCriticalHeader ? service : { ...service, ...NO_ALERT });
  const { source } = service;
  const location = locationAt(longitude === null || latitude === null ? null : { longitude, latitude });
  const sources = shownSources(service.sources, { ...service, location });
  const texts = shownTexts(listServiceTexts(byTextsField(service.texts)));
  return {
    ...always(service),
    ...stated(facts),
    ...(source === null ? {} : { source }),
    ...(sources.length === 0 ? {} : { sources }),
    ...shownGone(service),
    ...(longitude === null || latitude === null ? {} : { location: [longitude, latitude] }),
    ...(isAtPoint || point === null ? {} : { centre: [point.longitude, point.latitude] }),
    ...(isAsEntered ? {} : { meets }),
    ...(texts.length === 0 ? {} : { texts }),
    hours: hours.placeOf(service),
  };
}

const NO_ALERT = { criticalDescription: null, criticalDescriptionEs: null, criticalExpiredAt: null };

/** Returns only the fields that are stated. */
function stated(fields: WireFields<StatedField>): Partial<StatedWireFields<StatedField>> {
  return byField<Partial<StatedWireFields<StatedField>>>(
    PACKED_WHERE_STATED.filter((field) => isStated(fields[field], getFieldSpec(field))),
    (field) => fields[field],
  );
}
