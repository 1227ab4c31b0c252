import type { OrganizationFacts } from "#domain/organizations/organization.ts";
import type {
  OrganizationField,
  OrganizationQuery,
  OrganizationSort,
} from "#domain/organizations/organization-query.ts";
import type { Source } from "#domain/sources/source.ts";
import { IN_PROGRAM } from "#server/features/services/conditions-queries.ts";
import type { Db } from "#server/sql/db.ts";
import { folded } from "#server/sql/folded.ts";

/** An organization as it is stored. Times are epoch milliseconds. */
export interface OrganizationRow extends OrganizationFacts {
  readonly id: string;
  readonly ownerId: string | null;
  readonly ownerEmail: string | null;
  readonly source: Source | null;
  readonly services: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
}

/** Who asks, and whether they see organizations without a service that everybody may see. */
export interface OrganizationViewer {
  /** UUID; null: a guest. */
  readonly id: string | null;
  readonly seesAll: boolean;
}

/** What lists show. A service that closed for good has a page, which leads to its organization. */
const SERVICES = `(select count(*)::int from services s
                    where s.organization_id = o.id and s.is_public and s.is_listed) as services`;

const COLUMNS = `o.id, o.name, o.alternate_name as "alternateName", o.description, o.url, o.email, o.phones,
       (select json_build_object('name', s.name, 'url', s.url, 'licence', s.licence, 'asOf', s.as_of::text)
          from sources s where s.id = o.source_id) as source,
       o.owner_id as "ownerId", (select u.email from users u where u.id = o.owner_id) as "ownerEmail",
       o.created_at as "createdAt", o.updated_at as "updatedAt", o.version, ${SERVICES}`;

/** Null where there is none, or none that this viewer may see. @param id a UUID */
export async function readOrganization(
  db: Db,
  id: string,
  viewer: OrganizationViewer,
): Promise<OrganizationRow | null> {
  const values: unknown[] = [id];
  const [row] = await db.query<OrganizationRow>(
    `select ${COLUMNS} from organizations o where o.id = $1::uuid and ${visibleTo(viewer, values)}`,
    values,
  );
  return row ?? null;
}

/** Finds the page first, and counts the services of its organizations alone. */
export async function readOrganizations(
  db: Db,
  query: OrganizationQuery,
  viewer: OrganizationViewer,
): Promise<OrganizationRow[]> {
  const values: unknown[] = [];
  const condition = [visibleTo(viewer, values), ...askedFor(query, values)].join(" and ");
  const direction = query.order.direction === "asc" ? "asc" : "desc";
  const isByServices = query.order.by === "services";
  const order = `${SORT_COLUMNS[query.order.by]} ${direction}, o.id ${direction}`;
  return db.query<OrganizationRow>(
    `with page as (
       select o.* from organizations o ${isByServices ? COUNTED : ""} where ${condition}
        order by ${order}
        limit $${values.length + 1} offset $${values.length + 2})
     select ${COLUMNS} from page o
      order by ${isByServices ? `services ${direction}, o.id ${direction}` : order}`,
    [...values, query.limit, query.skip],
  );
}

/** How many organizations the same query finds, on all pages. */
export async function countOrganizations(
  db: Db,
  query: OrganizationQuery,
  viewer: OrganizationViewer,
): Promise<number> {
  const values: unknown[] = [];
  const { always, service } = visible(viewer, values);
  const asked = askedFor(query, values);
  const count = (...conditions: string[]) =>
    `(select count(*)::int from organizations o where ${[...conditions, ...asked].join(" and ")})`;
  // Each is one join, of indexes alone: an alternative of both would look for a service of each row.
  const counts =
    always === null
      ? count(hasService(service))
      : `${count(always)} + ${count(`not ${always}`, hasService(service))}`;
  const [row] = await db.query<{ count: number }>(`select ${counts} as count`, values);
  return row?.count ?? 0;
}

/** All organizations at once: what is sorted by a count is counted first. */
const COUNTED = `left join (select organization_id as id, count(*) filter (where is_listed)::int as services
                     from services where organization_id is not null and is_public group by organization_id) as c using (id)`;

const SORT_COLUMNS: Readonly<Record<OrganizationSort, string>> = {
  name: "lower(o.name)",
  services: "coalesce(c.services, 0)",
  createdAt: "o.created_at",
  updatedAt: "o.updated_at",
};

/** `position` has no patterns: `%` and `_` match literally. */
const FIELD_CONDITIONS: Readonly<Record<OrganizationField, string>> = {
  name: "position(t.folded in o.folded_name) > 0",
  alternateName: "position(t.folded in o.folded_alternate_name) > 0",
  description: `position(t.folded in ${folded("o.description")}) > 0`,
};

/** Which organizations a viewer sees. */
interface Visible {
  /** SQL condition for those that are seen whatever services they have; never null in SQL. Null: none are. */
  readonly always: string | null;
  /** SQL condition for the services of which one makes it seen. */
  readonly service: string;
}

/** Denies by default. Adds its own values. */
function visible({ id, seesAll }: OrganizationViewer, values: unknown[]): Visible {
  // What an import has brought is gone with the last of its services, unless a person has edited or owns it.
  if (seesAll) {
    const always = "(o.source_id is null or o.edited_at is not null or o.owner_id is not null)";
    return { always, service: "s.deleted_at is null" };
  }
  if (id === null) return { always: null, service: "s.is_public" };
  return { always: `o.owner_id is not distinct from $${values.push(id)}::uuid`, service: "s.is_public" };
}

function hasService(condition: string): string {
  return `exists (select from services s where s.organization_id = o.id and ${condition})`;
}

/** SQL condition under which this viewer sees `organizations o`. Adds its own values. */
export function visibleTo(viewer: OrganizationViewer, values: unknown[]): string {
  const { always, service } = visible(viewer, values);
  if (always === null) return hasService(service);
  // One look into an index for each row that is looked at: `exists` beside an `or` would read all services first.
  return `(${always} or coalesce((select true from services s where s.organization_id = o.id and ${service} limit 1), false))`;
}

/** SQL conditions of what is asked for. Adds its own values. */
function askedFor({ ids, texts, fields }: OrganizationQuery, values: unknown[]): string[] {
  const parts: string[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  if (ids !== null) parts.push(`o.id = any(${value(ids)}::uuid[])`);
  if (texts.length > 0) {
    const matches = fields.map((field) => FIELD_CONDITIONS[field]).join(" or ");
    parts.push(
      `exists (select from (select ${folded("text")} as folded from unnest(${value(texts)}::text[]) as given (text) offset 0) as t where ${matches})`,
    );
  }
  return parts;
}

/** The programs of services that are not alone in them, by the services' ids. */
export async function readProgramsOf(db: Db, serviceIds: readonly string[]): Promise<Map<string, string>> {
  if (serviceIds.length === 0) return new Map();
  const rows = await db.query<{ serviceId: string; id: string }>(
    `with own as (select id, program_id from services
                   where id = any($1::uuid[]) and program_id is not null and ${IN_PROGRAM})
     select own.id as "serviceId", own.program_id as id
       from own
      where exists (select from services s
                     where s.program_id = own.program_id and s.id <> own.id and s.is_public and s.is_listed
                       and ${IN_PROGRAM})`,
    [serviceIds],
  );
  return new Map(rows.map(({ serviceId, id }) => [serviceId, id]));
}

/** The program of a service, with the number of its sites; null where it is in none, or alone there. */
export async function readProgramOf(
  db: Db,
  serviceId: string,
): Promise<{ id: string; sites: number } | null> {
  const [row] = await db.query<{ id: string; sites: number }>(
    `with own as (select program_id from services where id = $1::uuid and ${IN_PROGRAM})
     select s.program_id as id, count(*)::int as sites
       from services s join own using (program_id)
      where s.is_public and s.is_listed and ${IN_PROGRAM}
      group by s.program_id having count(*) > 1`,
    [serviceId],
  );
  return row ?? null;
}
