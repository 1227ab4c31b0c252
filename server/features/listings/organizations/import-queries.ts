import type { ImportedOrganization } from "#domain/imports/organization-of-record.ts";
import type { OrganizationName } from "#domain/services/field-kinds.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";

/**
 * Adds the organizations of a source, and changes those that the source states otherwise. What a person has changed
 * stays as it is.
 *
 * @param sourceId of the row in `sources`
 * @param now epoch milliseconds
 */
export async function upsertOrganizations(
  db: Db,
  sourceId: number,
  organizations: readonly ImportedOrganization[],
  now: number,
): Promise<void> {
  if (organizations.length === 0) return;
  await db.query(
    `insert into organizations as o (id, name, alternate_name, description, url, email, phones, source_id, external_id,
                                     created_at, updated_at)
     select r.id, r.name, r."alternateName", r.description, r.url, r.email, r.phones, $2, r."externalId", $3, $3
       from jsonb_to_recordset($1::jsonb) as r (id uuid, "externalId" text, name text, "alternateName" text,
                                                description text, url text, email text, phones jsonb)
      order by r."externalId"
         on conflict (source_id, external_id) do update
        set name = excluded.name, alternate_name = excluded.alternate_name, description = excluded.description,
            url = excluded.url, email = excluded.email, phones = excluded.phones,
            updated_at = excluded.updated_at, version = o.version + 1
      where o.edited_at is null
        and (o.name, o.alternate_name, o.description, o.url, o.email, o.phones)
            is distinct from (excluded.name, excluded.alternate_name, excluded.description, excluded.url,
                              excluded.email, excluded.phones)`,
    [JSON.stringify(organizations.map((each) => ({ id: newId(now), ...each }))), sourceId, instant(now)],
  );
}

/**
 * Removes what imports have brought and no one has edited or owns, once no service, not even a deleted one, and no
 * change that waits names it. Not while an import runs, which may be about to name it.
 */
export async function removeUnnamed(db: Db): Promise<void> {
  if (!(await holdOffImports(db))) return;
  await db.query(
    `delete from organizations o
      where o.source_id is not null and o.edited_at is null and o.owner_id is null
        and not exists (select from services s where s.organization_id = o.id)
        and not exists (select from pending_edits e
                         where 'organization' = any(e.changed) and e.facts->'organization'->>'id' = o.id::text)`,
  );
}

/** Keeps imports from beginning until the transaction ends; false: one is running. */
export async function holdOffImports(db: Db): Promise<boolean> {
  const [lock] = await db.query<{ isMine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('amparo imports', 0)) as "isMine"`,
  );
  return lock?.isMine === true;
}

/** Organizations that services name as they were called before. */
export async function findRenamed(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct o.id from services s join organizations o on o.id = s.organization_id
      where s.organization->>'name' <> o.name order by o.id`,
  );
  return rows.map(({ id }) => id);
}

/** The organizations of a source as services name them, by their ids there. */
export async function organizationsOfSource(
  db: Db,
  sourceId: number,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, OrganizationName>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.query<OrganizationName & { externalId: string }>(
    `select external_id as "externalId", id, name from organizations
      where source_id = $1 and external_id = any($2::text[])`,
    [sourceId, externalIds],
  );
  return new Map(rows.map(({ externalId, id, name }) => [externalId, { id, name }]));
}

/** Adds the programs of a source that are not there yet; resolves to the ids of all of these, by their ids there. */
export async function ensurePrograms(
  db: Db,
  sourceId: number,
  externalIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(externalIds)].sort();
  if (wanted.length === 0) return new Map();
  await db.query(
    `insert into programs (id, source_id, external_id)
     select new.id, $1, new.external_id from unnest($2::uuid[], $3::text[]) as new (id, external_id)
      where not exists (select from programs p where p.source_id = $1 and p.external_id = new.external_id)
         on conflict do nothing`,
    [sourceId, wanted.map(() => newId(now)), wanted],
  );
  const rows = await db.query<{ id: string; externalId: string }>(
    `select id, external_id as "externalId" from programs where source_id = $1 and external_id = any($2::text[])`,
    [sourceId, wanted],
  );
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
}

/** Sets the programs of services that are being written; null: it is at one place alone. */
export async function setPrograms(
  db: Db,
  programs: readonly { readonly serviceId: string; readonly programId: string | null }[],
): Promise<void> {
  await db.query(
    `update services s set program_id = p.program_id
       from unnest($1::uuid[], $2::uuid[]) as p (service_id, program_id)
      where s.id = p.service_id and s.program_id is distinct from p.program_id`,
    [programs.map(({ serviceId }) => serviceId), programs.map(({ programId }) => programId)],
  );
}
