import type { OrganizationDoors } from "#domain/listings/protection/doors-of-others.ts";
import type { Door } from "#domain/listings/protection/withheld-place.ts";
import type { Db } from "#server/base/sql/db.ts";

/** A public listing of an organization. */
export interface ListingOfOrganization {
  readonly id: string;
  readonly organizationId: string;
}

/**
 * The listings whose words may name a hidden door by now: these, where they are public, and all of their organizations
 * where one of these hides its door, or of the given organizations. In the order in which they are locked.
 */
export async function findToClean(
  db: Db,
  ids: readonly string[],
  organizations: readonly string[],
): Promise<ListingOfOrganization[]> {
  return db.query<ListingOfOrganization>(
    `with whole as (
       select unnest($2::uuid[]) as id
        union select organization_id from services
               where id = any($1::uuid[]) and is_protected and address1 is null and approved_at is not null)
     select s.id, s.organization_id as "organizationId"
       from whole w join services s on s.organization_id = w.id where s.is_public
      union select s.id, s.organization_id from services s
             where s.id = any($1::uuid[]) and s.is_public and s.organization_id is not null
      order by 1`,
    [ids, organizations],
  );
}

/**
 * SQL of a service of organization `o` that hides its door; a listing that was never approved, which anyone may send,
 * does not count.
 */
const HIDDEN = `from services h join service_places p on p.service_id = h.id
     where h.organization_id = o.id and h.is_protected and h.address1 is null and h.approved_at is not null
       and (p.address1 is not null or p.address2 is not null)`;

const SHOWN = `(select coalesce(json_agg(distinct s.address1), '[]') from services s
                 where s.organization_id = o.id and s.is_public and s.address1 is not null)`;

/** The doors of those of these organizations that hide any, by their ids. */
export async function readOrganizationDoors(
  db: Db,
  organizations: readonly string[],
): Promise<Map<string, OrganizationDoors>> {
  if (organizations.length === 0) return new Map();
  const rows = await db.query<{ id: string; hidden: Door[]; shown: string[] }>(
    `select o.id,
            (select coalesce(json_agg(distinct jsonb_build_object(
                      'address1', p.address1, 'address2', p.address2, 'zip', p.zip)), '[]') ${HIDDEN}) as hidden,
            ${SHOWN} as shown
       from unnest($1::uuid[]) as o (id)
      where exists (select ${HIDDEN})`,
    [organizations],
  );
  return new Map(rows.map(({ id, hidden, shown }) => [id, { hidden, shown }]));
}

/** First lines of the addresses that listings of this organization show. */
export async function readShownDoors(db: Db, organization: string): Promise<readonly string[]> {
  const [row] = await db.query<{ shown: string[] }>(
    `select ${SHOWN} as shown from (select $1::uuid as id) as o`,
    [organization],
  );
  return row?.shown ?? [];
}

/** Notes that owners must be notified within the hour that a street was removed from their words. */
export async function noteCleaned(db: Db, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await db.query(
    `insert into words_to_tell (service_id) select unnest($1::uuid[]) order by 1 on conflict do nothing`,
    [serviceIds],
  );
}

/** Takes the services whose owners must be notified about changed words; each is returned once. */
export async function takeCleanedToTell(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>("delete from words_to_tell returning service_id as id");
  return rows.map(({ id }) => id);
}
