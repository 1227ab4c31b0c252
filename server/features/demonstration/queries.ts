import type { DemonstrationPerson } from "#db/demo/people.ts";
import { type Db, instant } from "#server/sql/db.ts";

/** True when any service of the given source was ever stored, deleted ones included. */
export async function isSourceKnown(db: Db, source: string): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    "select exists (select from service_sources where source = $1) as known",
    [source],
  );
  return rows[0]?.known === true;
}

/** Somebody keeps these services from the start. */
export async function giveServices(db: Db, ownerId: string, serviceIds: readonly string[]): Promise<void> {
  await db.query("update services set owner_id = $1::uuid where id = any ($2::uuid[])", [
    ownerId,
    serviceIds,
  ]);
}

/** More than they keep: whoever tries the demonstration can add some. */
const MOST_SERVICES = 6;

/** Adds somebody, or lets them in again with this password; what they changed of themselves stays. */
export async function upsertPerson(
  db: Db,
  person: DemonstrationPerson,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db.query(
    `insert into users (id, email, display_name, phone, role, password_hash, last_method, language, confirmed_at,
                        created_at, updated_at, total_services)
     values ($1::uuid, $2, $3, $4, $5, $6, 'LOCAL', 'en', $7, $7, $7, $8)
         on conflict (id) do update set password_hash = excluded.password_hash, role = excluded.role`,
    [
      person.id,
      person.email,
      person.displayName,
      person.phone,
      person.role,
      passwordHash,
      instant(now),
      MOST_SERVICES,
    ],
  );
}

/** Nobody signs in as one of these, and nobody is signed in as one. */
export async function shutOut(db: Db, ids: readonly string[]): Promise<void> {
  await db.query("update users set password_hash = null where id = any ($1::uuid[])", [ids]);
  await db.query("delete from sessions where user_id = any ($1::uuid[])", [ids]);
  await db.query("delete from mailed_links where user_id = any ($1::uuid[])", [ids]);
}
