import type { OrganizationFacts } from "#domain/listings/organizations/organization.ts";
import { type HiddenDoor, withoutDoors } from "#domain/listings/organizations/without-doors.ts";
import type { Source } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";
import { folded } from "#server/base/sql/folded.ts";
import {
  HIDDEN_DOORS,
  SEARCHED_DESCRIPTION,
  SEARCHED_OTHER_NAME,
} from "#server/features/listings/organizations/hidden-doors.ts";
import { Conditions } from "#server/features/services/conditions-queries.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import { WITH_TEXTS } from "#server/features/services/text-queries.ts";
import { type HsdsFilter, listFilterConditions } from "./hsds-queries.ts";

/** An organization as everyone may see it. Times are epoch milliseconds. */
export interface SeenOrganization extends OrganizationFacts {
  readonly id: string;
  readonly source: Source | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const COLUMNS = `o.id, o.name, o.alternate_name as "alternateName", o.description, o.url, o.email, o.phones,
  (select json_build_object('name', s.name, 'url', s.url, 'licence', s.licence, 'asOf', s.as_of::text)
     from sources s where s.id = o.source_id) as source,
  o.created_at as "createdAt", o.updated_at as "updatedAt", ${HIDDEN_DOORS}`;

type SeenRow = SeenOrganization & { readonly doors: readonly HiddenDoor[] };

function seen({ doors, ...organization }: SeenRow): SeenOrganization {
  return withoutDoors(organization, doors);
}

/** A filter for lists of organizations. */
export interface OrganizationFilter {
  /** Text that stands in a name or a description; null: none. */
  readonly text: string | null;
  /** Filter that at least one of its services has to match. */
  readonly services: HsdsFilter;
}

/** Reads those of these organizations that have a public service, in any order. */
export async function readSeenOrganizations(db: Db, ids: readonly string[]): Promise<SeenOrganization[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<SeenRow>(
    `select ${COLUMNS} from organizations o
      where o.id = any($1::uuid[])
        and exists (select from public_services s where s.organization_id = o.id)`,
    [ids],
  );
  return rows.map(seen);
}

/** The sources of those of these organizations that were imported, by their ids. */
export async function readOrganizationSources(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Source>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Source & { id: string }>(
    `select o.id, s.name, s.url, s.licence, s.as_of::text as "asOf"
       from organizations o join sources s on s.id = o.source_id
      where o.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...source }) => [id, source]));
}

/** A page of organizations by id, or those that follow one. */
export async function readOrganizationsPage(
  db: Db,
  filter: OrganizationFilter,
  { limit, skip, after }: { limit: number; skip: number; after: string | null },
): Promise<SeenOrganization[]> {
  const conditions = buildConditions(filter);
  if (after !== null) conditions.add(`o.id > ${conditions.value(after)}::uuid`);
  const rows = await db.query<SeenRow>(
    `select ${COLUMNS} from organizations o
      where ${conditions.text()} order by o.id limit ${conditions.value(limit)} offset ${conditions.value(skip)}`,
    conditions.values,
  );
  return rows.map(seen);
}

/** Counts the organizations that match the filter, on all pages. */
export async function countOrganizations(db: Db, filter: OrganizationFilter): Promise<number> {
  const conditions = buildConditions(filter);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from organizations o where ${conditions.text()}`,
    conditions.values,
  );
  return row?.count ?? 0;
}

/** The listed services of organizations, by id. */
export async function readServicesOfOrganizations(
  db: Db,
  ids: readonly string[],
): Promise<WholeServiceBody[]> {
  return db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS} from public_services s ${WITH_TEXTS}
      where s.is_listed and s.organization_id = any($1::uuid[]) order by s.id`,
    [ids],
  );
}

function buildConditions({ text, services }: OrganizationFilter): Conditions {
  const conditions = new Conditions();
  if (text !== null) {
    const words = conditions.value(text);
    const names = `concat_ws(' ', o.name, ${SEARCHED_OTHER_NAME}, ${SEARCHED_DESCRIPTION})`;
    conditions.add(`position(${folded(`${words}::text`)} in ${folded(names)}) > 0`);
  }
  const own = listFilterConditions(services, conditions).join(" and ");
  conditions.add(`exists (select from public_services s where s.organization_id = o.id and ${own})`);
  return conditions;
}
