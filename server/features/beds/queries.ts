import type { Extent } from "#domain/base/roles/permissions.ts";
import type { BedGroup } from "#domain/beds/bed-groups.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { isOwnedIn } from "#server/features/services/ownership-queries.ts";

/** The viewer, with what the permission table lets them do. */
export interface BedsViewer {
  /** UUID. */
  readonly id: string;
  readonly updateBeds: Extent<"updateBeds">;
  readonly readWaiting: Extent<"readWaiting">;
}

/** A shelter with its beds; times in epoch milliseconds. */
export interface BedsRow {
  id: string;
  name: string;
  address1: string | null;
  city: string;
  state: string;
  isMine: boolean;
  isApproved: boolean;
  isShelter: boolean;
  availableBeds: number | null;
  totalBeds: number | null;
  bedsUpdatedAt: number | null;
  beds: BedGroup[];
  version: number;
}

const IS_OWN = isOwnedIn("s", "$1::uuid");

const COLUMNS = `s.id, s.name, p.address1, coalesce(p.city, s.city) as city, s.state, ${IS_OWN} is true as "isMine",
       s.approved_at is not null as "isApproved", s.type_bits & 2 <> 0 as "isShelter",
       s.available_beds as "availableBeds", s.total_beds as "totalBeds", s.beds_updated_at as "bedsUpdatedAt",
       s.beds, s.version`;

/** Whether this user (UUID) has a shelter of their own. */
export async function ownsShelter(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.query<{ isThere: boolean }>(
    `select exists (select from services s
                     where s.deleted_at is null and s.type_bits & 2 <> 0 and ${IS_OWN}) as "isThere"`,
    [userId],
    { isFrequent: true },
  );
  return row?.isThere === true;
}

/** SQL condition under which this viewer (`$1`) may update beds; denies by default. */
function mayUpdate({ updateBeds }: BedsViewer): string {
  if (updateBeds === "any") return "true";
  return updateBeds === "own" ? IS_OWN : "false";
}

/** A page of a list. */
export interface Page {
  /** Plain text to match in name and city; empty: all. */
  readonly q: string;
  readonly limit: number;
  readonly skip: number;
}

/**
 * The viewer's own shelters, or those of others whose beds they may update, by name. Two queries, so that each
 * uses its own index.
 */
export async function readShelters(
  db: Db,
  viewer: BedsViewer,
  whose: "own" | "others",
  { q, limit, skip }: Page,
): Promise<BedsRow[]> {
  const isMine = whose === "own" ? IS_OWN : `${IS_OWN} is not true`;
  return db.query<BedsRow>(
    `select ${COLUMNS}
       from services s
       left join service_places p on p.service_id = s.id
      where s.deleted_at is null and s.type_bits & 2 <> 0 and ${isMine} and ${mayUpdate(viewer)}
        and ($2 = '' or strpos(lower(s.name || ' ' || coalesce(p.city, s.city)), lower($2)) > 0)
      order by lower(s.name), s.id
      limit $3 offset $4`,
    [viewer.id, q, limit, skip],
  );
}

/**
 * Those of the services whose beds the viewer may update. Locks them until the transaction ends, always in the
 * same order.
 */
export async function lockShelters(db: Db, viewer: BedsViewer, ids: readonly string[]): Promise<BedsRow[]> {
  return db.query<BedsRow>(
    `select ${COLUMNS}
       from services s
       left join service_places p on p.service_id = s.id
      where s.id = any ($2::uuid[]) and s.deleted_at is null and ${mayUpdate(viewer)}
      order by s.id
        for no key update of s`,
    [viewer.id, ids],
  );
}

/** Counts those of the services that the viewer may see. */
export async function countVisible(db: Db, viewer: BedsViewer, ids: readonly string[]): Promise<number> {
  const waiting = { any: "true", own: IS_OWN, no: "false" }[viewer.readWaiting];
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count
       from services s
      where s.id = any ($2::uuid[]) and s.deleted_at is null
        and (s.approved_at is not null or ${waiting}) and $1::uuid is not null`,
    [viewer.id, ids],
  );
  return row?.count ?? 0;
}

/** Removes beds from the fields that sources state, since a person has counted them. */
const WITHOUT_BEDS = `(select coalesce(jsonb_agg(jsonb_set(entry, '{fields}', (entry->'fields') - 'availableBeds')
                                        order by place), '[]')
                 from jsonb_array_elements(s.fact_sources) with ordinality as stored (entry, place))`;

/**
 * Saves counts of locked shelters. Only unindexed columns change, so that the update stays heap-only;
 * `updated_at`, the time of the last edit, stays.
 */
export async function saveCounts(
  db: Db,
  counts: readonly Pick<BedsRow, "id" | "availableBeds" | "totalBeds" | "beds" | "bedsUpdatedAt">[],
): Promise<void> {
  if (counts.length === 0) return;
  await db.query(
    `update services s set available_beds = c.free, total_beds = c.total, beds = c.beds, beds_updated_at = c.since, version = s.version + 1,
            fact_sources = ${WITHOUT_BEDS}
       from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::int[], $5::jsonb[]) as c (id, free, since, total, beds)
      where s.id = c.id`,
    [
      counts.map(({ id }) => id),
      counts.map(({ availableBeds }) => availableBeds),
      counts.map(({ bedsUpdatedAt }) => instant(bedsUpdatedAt)),
      counts.map(({ totalBeds }) => totalBeds),
      counts.map(({ beds }) => JSON.stringify(beds)),
    ],
  );
}
