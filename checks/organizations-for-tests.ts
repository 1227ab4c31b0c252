import type { OrganizationName } from "#domain/services/field-kinds.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Adds organizations of which only the name is known. */
export async function addOrganizations(db: Db, organizations: readonly OrganizationName[]): Promise<void> {
  await db.query(
    `insert into organizations (id, name, created_at, updated_at)
     select id, name, now(), now() from unnest($1::uuid[], $2::text[]) as new (id, name) on conflict do nothing`,
    [organizations.map(({ id }) => id), organizations.map(({ name }) => name)],
  );
}
