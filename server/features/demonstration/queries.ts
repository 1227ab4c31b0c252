import type { DemonstrationOrganization } from "#db/demo/organizations.ts";
import type { DemonstrationPerson } from "#db/demo/people.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** True when any service of the given source was ever stored, deleted ones included. */
export async function isSourceKnown(db: Db, source: string): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    "select exists (select from service_sources where source = $1) as known",
    [source],
  );
  return rows[0]?.known === true;
}

/** Adds organizations and programs of the town; services that name one come after it. */
export async function storeOrganizations(
  db: Db,
  organizations: readonly DemonstrationOrganization[],
  programIds: readonly string[],
  now: number,
): Promise<void> {
  await db.query(
    `insert into organizations (id, name, alternate_name, description, url, email, phones, created_at, updated_at)
     select id, name, "alternateName", description, url, email, phones, $2, $2
       from jsonb_to_recordset($1::jsonb) as o (id uuid, name text, "alternateName" text, description text, url text,
                                                email text, phones jsonb)
         on conflict do nothing`,
    [JSON.stringify(organizations), instant(now)],
  );
  await db.query("insert into programs (id) select unnest($1::uuid[]) on conflict do nothing", [programIds]);
}

/** Removes organizations and programs that nothing names any more. */
export async function removeOrganizations(
  db: Db,
  organizationIds: readonly string[],
  programIds: readonly string[],
): Promise<void> {
  await db.query(
    `delete from organizations o
      where id = any($1::uuid[]) and not exists (select from services s where s.organization_id = o.id)`,
    [organizationIds],
  );
  await db.query(
    `delete from programs p
      where id = any($1::uuid[]) and not exists (select from services s where s.program_id = p.id)`,
    [programIds],
  );
}

/** Makes a user the owner of these services. */
export async function assignServices(db: Db, ownerId: string, serviceIds: readonly string[]): Promise<void> {
  await db.query("update services set owner_id = $1::uuid where id = any ($2::uuid[])", [
    ownerId,
    serviceIds,
  ]);
}

/** More than they own, so that visitors of the demonstration can add some. */
const MAX_SERVICES = 6;

/** Adds these people, or resets their password and role; other changes of their accounts stay. */
export async function upsertPeople(
  db: Db,
  people: readonly DemonstrationPerson[],
  passwordHash: string,
  now: number,
): Promise<void> {
  await db.query(
    `insert into users (id, email, display_name, phone, role, password_hash, last_method, language, confirmed_at,
                        created_at, updated_at, total_services)
     select id, email, "displayName", phone, role, $2, 'LOCAL', 'en', $3::timestamptz, $3::timestamptz,
            $3::timestamptz, $4::int
       from json_to_recordset($1) as person (id uuid, email text, "displayName" text, phone text, role text)
         on conflict (id) do update set password_hash = excluded.password_hash, role = excluded.role`,
    [JSON.stringify(people), passwordHash, instant(now), MAX_SERVICES],
  );
}

/** Removes the passwords, passkeys, sessions and mailed links of these accounts. */
export async function disableAccounts(db: Db, ids: readonly string[]): Promise<void> {
  await db.query("update users set password_hash = null where id = any ($1::uuid[])", [ids]);
  await db.query("delete from sessions where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from known_devices where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from mailed_links where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from passkeys where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from recovery_codes where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from factor_tokens where user_id = any ($1::uuid[])", [ids]);
}

/** Counts the services of a source that are not deleted. */
export async function countServicesOfSource(db: Db, source: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from services s
      where s.deleted_at is null
        and exists (select from service_sources o where o.service_id = s.id and o.source = $1)`,
    [source],
  );
  return row?.count ?? 0;
}

/** Locks the services of these users, those whose edits are theirs, and those of a source, in the order of their ids. */
export async function lockServicesToRelease(
  db: Db,
  userIds: readonly string[],
  source: string,
): Promise<void> {
  await db.query(
    `select from services
      where owner_id = any($1::uuid[])
         or id in (select service_id from pending_edits where editor_id = any($1::uuid[]))
         or id in (select service_id from service_sources where source = $2)
      order by id
        for update`,
    [userIds, source],
  );
}

/** Purges every service of a source, with what belongs to it; returns their ids. */
export async function removeServicesOfSource(db: Db, source: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "delete from services where id in (select service_id from service_sources where source = $1) returning id",
    [source],
  );
  return rows.map(({ id }) => id);
}
