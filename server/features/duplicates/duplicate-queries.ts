import type { Page } from "#domain/base/contract/paging.ts";
import type { ComparedListing, DuplicateReason } from "#domain/duplicates/compare-listings.ts";
import { partsOfName } from "#domain/duplicates/named-program.ts";
import { nameWithOrganization } from "#domain/listings/organizations/name-with-organization.ts";
import { placeKey } from "#domain/places/place-key.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A public service as it is compared: what its page may show, never its true place. */
export interface ComparedService extends ComparedListing {
  readonly id: string;
  readonly version: number;
}

type ComparedRow = Omit<ComparedService, "isNamedAfterPlace"> & {
  readonly state: string;
  readonly organization: string | null;
};

const COMPARED_COLUMNS = `s.id, s.version, s.name, s.organization->>'name' as organization, s.description,
       s.address1, s.address2, s.city, s.state, s.zip, s.phone, s.phone_extension as "phoneExtension", s.website, s.contact_email as "contactEmail"`;

/** Public services after an id whose keys are missing or older than they are, in the order of ids. */
export async function findWithoutKeys(
  db: Db,
  after: string | null,
  limit: number,
): Promise<ComparedService[]> {
  const rows = await db.query<ComparedRow>(
    `select ${COMPARED_COLUMNS}
       from services s
      where ($1::uuid is null or s.id > $1::uuid) and s.is_public
        and not exists (select from duplicate_keys k where k.service_id = s.id and k.service_version = s.version)
      order by s.id limit $2`,
    [after, limit],
  );
  return withPlaceNames(db, rows);
}

/** Reads those of these services that are public. */
export async function readCompared(db: Db, ids: readonly string[]): Promise<ComparedService[]> {
  const rows = await db.query<ComparedRow>(
    `select ${COMPARED_COLUMNS} from services s where s.id = any($1::uuid[]) and s.is_public`,
    [ids],
  );
  return withPlaceNames(db, rows);
}

/** Adds the names of their organizations, and whether they are named after a city or county of their state. */
export async function withPlaceNames<Row extends Pick<ComparedRow, "name" | "state" | "organization">>(
  db: Db,
  rows: readonly Row[],
): Promise<(Omit<Row, "state" | "organization"> & { isNamedAfterPlace: boolean })[]> {
  const keys = rows.map(({ name }) => placeKey(partsOfName(name).own));
  const found = await db.query<{ key: string; state: string }>(
    `select distinct n.key, n.state
       from unnest($1::text[], $2::text[]) as asked (key, state)
       join city_names n on n.key = asked.key collate "C" and n.state = asked.state and n.is_whole
     union
     select replace(lower(c.name), ' ', ''), c.state from counties c where c.state = any($2::text[])`,
    [keys, rows.map(({ state }) => state)],
  );
  const known = new Set(found.map(({ key, state }) => `${state} ${key}`));
  return rows.map(({ state, organization, ...row }, index) => ({
    ...row,
    name: nameWithOrganization(row.name, organization),
    isNamedAfterPlace: known.has(`${state} ${keys[index]}`),
  }));
}

/** Stands for a service without a key; no key is compared that is not above it. */
const NO_KEY = "-9223372036854775808";

/** Replaces the keys of these services. */
export async function replaceKeys(
  db: Db,
  services: readonly { readonly id: string; readonly version: number; readonly keys: readonly string[] }[],
): Promise<void> {
  const rows = services.flatMap(({ id, version, keys }) =>
    (keys.length === 0 ? [null] : keys).map((key) => ({ id, version, key })),
  );
  await db.query("delete from duplicate_keys where service_id = any($1::uuid[])", [
    services.map(({ id }) => id),
  ]);
  await db.query(
    `insert into duplicate_keys (key, service_id, service_version)
     select coalesce(hashtextextended(key, 0), ${NO_KEY}), service_id, version
       from unnest($1::text[], $2::uuid[], $3::int[]) as r (key, service_id, version)
         on conflict do nothing`,
    [rows.map(({ key }) => key), rows.map(({ id }) => id), rows.map(({ version }) => version)],
  );
}

/** Lets only one batch of services be compared at a time, until the end of the transaction. */
export async function lockSearch(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtext('find-duplicates'))");
}

/** Deletes the keys of services that are no longer public. */
export async function deleteKeysOfOthers(db: Db): Promise<void> {
  await db.query(
    `delete from duplicate_keys k
      where not exists (select from services s where s.id = k.service_id and s.is_public)`,
  );
}

interface Alike {
  readonly firstId: string;
  readonly secondId: string;
}

/**
 * Finds pairs of services with a common key, one of which is among these. Many may have the same key: each is paired
 * with at most `limit` before and after it.
 */
export async function findAlike(db: Db, ids: readonly string[], limit: number): Promise<Alike[]> {
  return db.query<Alike>(
    `select distinct least(k.service_id, o.service_id) as "firstId", greatest(k.service_id, o.service_id) as "secondId"
       from duplicate_keys k
            cross join lateral (
              (select b.service_id from duplicate_keys b
                where b.key = k.key and b.service_id < k.service_id order by b.service_id desc limit $2)
              union all
              (select a.service_id from duplicate_keys a
                where a.key = k.key and a.service_id > k.service_id order by a.service_id limit $2)) o
      where k.service_id = any($1::uuid[]) and k.key > ${NO_KEY}`,
    [ids, limit],
  );
}

/** Finds the services with a key of a new listing, by its number: for each key, at most `limit`. */
export async function findWithKeys(
  db: Db,
  keys: readonly { readonly at: number; readonly key: string }[],
  limit: number,
): Promise<{ at: number; serviceId: string }[]> {
  return db.query(
    `select distinct k.at, o.service_id as "serviceId"
       from unnest($1::int[], $2::text[]) as k (at, key)
            cross join lateral (
              select d.service_id from duplicate_keys d
               where d.key = hashtextextended(k.key, 0) order by d.service_id limit $3) o
      order by k.at, o.service_id`,
    [keys.map(({ at }) => at), keys.map(({ key }) => key), limit],
  );
}

export interface PairToStore {
  readonly id: string;
  readonly firstId: string;
  readonly secondId: string;
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

/**
 * Stores pairs that were found at `now`; one that was there keeps its id. A service that was edited while the search
 * ran was compared as it is since.
 */
export async function storePairs(db: Db, pairs: readonly PairToStore[], now: number): Promise<void> {
  if (pairs.length === 0) return;
  await db.query(
    `insert into duplicate_pairs (id, first_id, second_id, score, reasons, found_at)
     select r.id, r.first_id, r.second_id, r.score, r.reasons,
            greatest($2, (select max(s.updated_at) from services s where s.id in (r.first_id, r.second_id)))
       from jsonb_to_recordset($1::jsonb)
         as r (id uuid, first_id uuid, second_id uuid, score int, reasons text[])
      order by r.first_id, r.second_id
         on conflict (first_id, second_id) do update
        set score = excluded.score, reasons = excluded.reasons, found_at = excluded.found_at`,
    [
      JSON.stringify(
        pairs.map(({ id, firstId, secondId, score, reasons }) => ({
          id,
          first_id: firstId,
          second_id: secondId,
          score,
          reasons,
        })),
      ),
      instant(now),
    ],
  );
}

/** Whether someone proposes to merge the pair `p`. */
const IS_PROPOSED = `exists (select from merge_proposals m
                               where m.first_id = p.first_id and m.second_id = p.second_id)`;

/** Deletes the pairs of these services, except those, and those about which someone proposes something. */
export async function deletePairsExcept(
  db: Db,
  ids: readonly string[],
  pairs: readonly Pick<PairToStore, "firstId" | "secondId">[],
): Promise<void> {
  await db.query(
    `delete from duplicate_pairs p
      where (p.first_id = any($1::uuid[]) or p.second_id = any($1::uuid[]))
        and (p.first_id, p.second_id) not in (select * from unnest($2::uuid[], $3::uuid[]))
        and not ${IS_PROPOSED}`,
    [ids, pairs.map(({ firstId }) => firstId), pairs.map(({ secondId }) => secondId)],
  );
}

/** Deletes pairs of services that are no longer public, and dismissed pairs, unless they are proposed. */
export async function deletePairsOfOthers(db: Db): Promise<void> {
  await db.query(
    `delete from duplicate_pairs p
      where not ${IS_PROPOSED}
        and (not exists (select from services s where s.id = p.first_id and s.is_public)
             or not exists (select from services s where s.id = p.second_id and s.is_public)
             or exists (select from duplicate_dismissals d
                         where d.first_id = p.first_id and d.second_id = p.second_id))`,
  );
}

export interface PairRow {
  id: string;
  firstId: string;
  secondId: string;
  score: number;
  reasons: DuplicateReason[];
  keptId: string | null;
  taken: EnteredField[] | null;
  proposedAt: number | null;
  displayName: string | null;
}

/** SQL of pair `p` of public services `a` and `b` that no one has dismissed. */
const fromPairs = (proposals = "") => `from duplicate_pairs p ${proposals}
       join services a on a.id = p.first_id and a.is_public
       join services b on b.id = p.second_id and b.is_public
      where not exists (select from duplicate_dismissals d
                         where d.first_id = p.first_id and d.second_id = p.second_id)`;

const PROPOSED = fromPairs("join merge_proposals m on m.first_id = p.first_id and m.second_id = p.second_id");

/**
 * SQL of pairs that no one proposes to merge, and whose services were not edited since. Not a join, whose size would be
 * misjudged.
 */
const FOUND = `${fromPairs()} and not ${IS_PROPOSED} and a.updated_at <= p.found_at and b.updated_at <= p.found_at`;

/**
 * More are neither listed nor counted: each page costs two look-ups for every pair before it. As soon as pairs are
 * merged or dismissed, others take their place.
 */
const MAX_PAIRS = 1000;

/**
 * Proposals first, the oldest before others; then the likeliest. Both parts come in the order of an index, so that a
 * page costs what is before it, not the whole directory; up to `MAX_PAIRS`.
 */
export async function readPairs(db: Db, { limit, skip }: Page): Promise<PairRow[]> {
  const columns = `p.id, p.first_id as "firstId", p.second_id as "secondId", p.score, p.reasons`;
  return db.query<PairRow>(
    `select r.id, r."firstId", r."secondId", r.score, r.reasons, r."keptId", r.taken, r."proposedAt",
            (select u.display_name from users u where u.id = r.proposed_by) as "displayName"
       from ((select ${columns}, m.kept_id as "keptId", m.taken, m.proposed_by, m.proposed_at as "proposedAt" ${PROPOSED})
             union all
             (select ${columns}, null, null, null, null ${FOUND}
               order by p.score desc, p.id limit $1::int + $2::int)) r
      order by r."proposedAt" nulls last, r.score desc, r.id
      limit $1::int offset $2::int`,
    [Math.max(0, Math.min(limit, MAX_PAIRS - skip)), skip],
  );
}

export async function countPairs(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count
       from ((select ${PROPOSED} limit ${MAX_PAIRS}) union all (select ${FOUND} limit ${MAX_PAIRS}) limit ${MAX_PAIRS}) as counted`,
  );
  return row?.count ?? 0;
}

/** Locks a pair; null where it does not exist. */
export async function lockPair(db: Db, id: string): Promise<{ firstId: string; secondId: string } | null> {
  const [row] = await db.query<{ firstId: string; secondId: string }>(
    `select first_id as "firstId", second_id as "secondId" from duplicate_pairs where id = $1::uuid
        for no key update`,
    [id],
  );
  return row ?? null;
}

/** Dismisses a pair of services as different, and deletes its proposal. */
export async function dismissPair(
  db: Db,
  { firstId, secondId }: { readonly firstId: string; readonly secondId: string },
  by: string,
  now: number,
): Promise<void> {
  await db.query(
    `insert into duplicate_dismissals (first_id, second_id, dismissed_by, dismissed_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4) on conflict do nothing`,
    [firstId, secondId, by, instant(now)],
  );
  await forgetProposal(db, firstId, secondId);
}

/** Finds the dismissed pairs among these, as `first second`. */
export async function findDismissed(
  db: Db,
  pairs: readonly { readonly firstId: string; readonly secondId: string }[],
): Promise<Set<string>> {
  const rows = await db.query<{ firstId: string; secondId: string }>(
    `select d.first_id as "firstId", d.second_id as "secondId"
       from unnest($1::uuid[], $2::uuid[]) as asked (first_id, second_id)
       join duplicate_dismissals d using (first_id, second_id)`,
    [pairs.map(({ firstId }) => firstId), pairs.map(({ secondId }) => secondId)],
  );
  return new Set(rows.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
}

/** Lets a dismissed pair be listed again. */
export async function forgetDismissal(db: Db, oneId: string, otherId: string): Promise<void> {
  await db.query(
    `delete from duplicate_dismissals
      where first_id = least($1::uuid, $2::uuid) and second_id = greatest($1::uuid, $2::uuid)`,
    [oneId, otherId],
  );
}

async function forgetProposal(db: Db, firstId: string, secondId: string): Promise<void> {
  await db.query("delete from merge_proposals where first_id = $1::uuid and second_id = $2::uuid", [
    firstId,
    secondId,
  ]);
}
