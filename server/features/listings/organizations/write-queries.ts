import type { Belonging } from "#domain/base/contract/problems.ts";
import type { OrganizationFacts } from "#domain/listings/organizations/organization.ts";
import type { OrganizationName } from "#domain/services/field-kinds.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { type OrganizationViewer, visibleTo } from "./queries.ts";

/** Values of an organization as they are written. */
interface WrittenOrganization {
  readonly facts: OrganizationFacts;
  readonly ownerId: string | null;
}

const toColumnValues = ({ facts, ownerId }: WrittenOrganization) => [
  facts.name,
  facts.alternateName,
  facts.description,
  facts.url,
  facts.email,
  JSON.stringify(facts.phones),
  ownerId,
];

/** Adds an organization that was entered here; false where there is one with this id. @param now epoch milliseconds */
export async function addOrganization(
  db: Db,
  id: string,
  written: WrittenOrganization,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into organizations (id, name, alternate_name, description, url, email, phones, owner_id,
                                edited_at, created_at, updated_at)
     values ($1::uuid, $3, $4, $5, $6, $7, $8::jsonb, $9::uuid, $2, $2, $2)
         on conflict (id) do nothing
  returning id`,
    [id, instant(now), ...toColumnValues(written)],
  );
  return rows.length === 1;
}

/**
 * Changes an organization. Imports leave alone what was edited here; its owner is in no package.
 *
 * @param now epoch milliseconds
 */
export async function changeOrganization(
  db: Db,
  id: string,
  { isEdited, ...written }: WrittenOrganization & { readonly isEdited: boolean },
  now: number,
): Promise<void> {
  await db.query(
    `update organizations
        set name = $3, alternate_name = $4, description = $5, url = $6, email = $7, phones = $8::jsonb,
            owner_id = $9::uuid, edited_at = case when $10 then $2 else edited_at end,
            updated_at = $2, version = version + 1
      where id = $1::uuid`,
    [id, instant(now), ...toColumnValues(written), isEdited],
  );
}

/** Raises the version of an organization after its public facts changed without an edit. */
export async function raiseOrganization(db: Db, id: string, now: number): Promise<void> {
  await db.query("update organizations set updated_at = $2, version = version + 1 where id = $1::uuid", [
    id,
    instant(now),
  ]);
}

/** Gives an organization another name, which imports leave alone. @param now epoch milliseconds */
export async function renameOrganization(db: Db, id: string, name: string, now: number): Promise<void> {
  await db.query(
    `update organizations set name = $2, edited_at = $3, updated_at = $3, version = version + 1
      where id = $1::uuid`,
    [id, name, instant(now)],
  );
}

/** Locks an organization until the transaction ends. */
export async function lockOrganization(db: Db, id: string): Promise<void> {
  await db.query("select from organizations where id = $1::uuid for no key update", [id]);
}

/** Reads the name of an organization and locks its row until the transaction ends; null: it is gone. */
export async function lockOrganizationName(db: Db, id: string): Promise<string | null> {
  const [row] = await db.query<{ name: string }>(
    "select name from organizations where id = $1::uuid for no key update",
    [id],
  );
  return row?.name ?? null;
}

/** Who it is, locked against removal and another name until the transaction ends; null: this viewer sees none. */
export async function lockNamed(
  db: Db,
  id: string,
  viewer: OrganizationViewer,
): Promise<OrganizationName | null> {
  const values: unknown[] = [id];
  const [row] = await db.query<OrganizationName>(
    `select o.id, o.name from organizations o where o.id = $1::uuid and ${visibleTo(viewer, values)} for share of o`,
    values,
  );
  return row ?? null;
}

/** Returns those of these organizations that exist, and locks them against removal until the transaction ends. */
export async function holdOrganizations(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    "select id from organizations where id = any($1::uuid[]) order by id for key share",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Reads its services, including deleted ones, in the order in which they are locked. */
export async function listServiceIds(db: Db, id: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from services where organization_id = $1::uuid order by id",
    [id],
  );
  return rows.map((row) => row.id);
}

/** Names it in changes that wait as it is called now. */
export async function renameInPendingEdits(db: Db, id: string, name: string): Promise<void> {
  await db.query(
    `update pending_edits set facts = jsonb_set(facts, '{organization,name}', to_jsonb($2::text))
      where facts->'organization'->>'id' = $1`,
    [id, name],
  );
}

/** Locks an organization until the transaction ends: nothing can name it from now on. */
export async function lockAgainstNaming(db: Db, id: string): Promise<void> {
  await db.query("select from organizations where id = $1::uuid for update", [id]);
}

/** The organization that a pending edit `e` names; null where it is about something else. */
const PROPOSES = "case when 'organization' = any(e.changed) then e.facts->'organization'->>'id' end";

/** Maximum number of services that are named when an organization cannot be removed. */
const MAX_TOLD = 10;

/** Reads the services that name an organization, including deleted ones, and those whose pending edit does. */
export async function readBelonging(db: Db, id: string): Promise<Belonging> {
  const [row] = await db.query<Belonging>(
    `with belonging as (
       select id, name, deleted_at is not null as "isDeleted", false as "isProposed"
         from services where organization_id = $1::uuid
        union all
       select s.id, s.name, s.deleted_at is not null, true
         from pending_edits e join services s on s.id = e.service_id
        where ${PROPOSES} = $1::uuid::text and s.organization_id is distinct from $1::uuid)
     select (select count(*)::int from belonging) as total,
            coalesce((select json_agg(told) from (select * from belonging order by lower(name), id limit $2) as told),
                     '[]') as services`,
    [id, MAX_TOLD],
  );
  return row ?? { total: 0, services: [] };
}

export async function removeOrganization(db: Db, id: string): Promise<void> {
  await db.query("delete from organizations where id = $1::uuid", [id]);
}
