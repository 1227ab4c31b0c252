import type { OrganizationFacts } from "#domain/listings/organizations/organization.ts";
import type {
  OrganizationField,
  OrganizationQuery,
  OrganizationSort,
} from "#domain/listings/organizations/organization-query.ts";
import type { HiddenDoor } from "#domain/listings/organizations/without-doors.ts";
import type { Source } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";
import { folded } from "#server/base/sql/folded.ts";
import { IN_PROGRAM } from "#server/features/services/conditions-queries.ts";
import { HIDDEN_DOORS, SEARCHED_DESCRIPTION, SEARCHED_FOLDED_OTHER_NAME } from "./hidden-doors.ts";

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
  /** Doors that its listings hide. */
  readonly doors: readonly HiddenDoor[];
}

/** Who asks, and whether they see organizations without a service that everyone may see. */
export interface OrganizationViewer {
  /** UUID; null: a guest. */
  readonly id: string | null;
  readonly seesAll: boolean;
}

/** SQL of the number of listed services. A service that closed for good has a page, which leads to its organization. */
const SERVICES = `(select count(*)::int from services s
                    where s.organization_id = o.id and s.is_public and s.is_listed) as services`;

const COLUMNS = `o.id, o.name, o.alternate_name as "alternateName", o.description, o.url, o.email, o.phones,
       (select json_build_object('name', s.name, 'url', s.url, 'licence', s.licence, 'asOf', s.as_of::text)
          from sources s where s.id = o.source_id) as source,
       o.owner_id as "ownerId", (select u.email from users u where u.id = o.owner_id) as "ownerEmail",
       o.created_at as "createdAt", o.updated_at as "updatedAt", o.version, ${SERVICES}, ${HIDDEN_DOORS}`;

/** Reads an organization; null where there is none, or this viewer may not see it. @param id a UUID */
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
  const { by } = query.order;
  const found = by === "services" ? withNumbers(query, viewer, values) : oneByOne(query, viewer, values);
  const direction = query.order.direction === "asc" ? "asc" : "desc";
  const order = `${SORT_COLUMNS[by]} ${direction}, o.id ${direction}`;
  return db.query<OrganizationRow>(
    `with page as (
       select o.id from ${found}
        order by ${order}
        limit $${values.length + 1} offset $${values.length + 2})
     select ${COLUMNS} from page join organizations o using (id)
      order by ${by === "services" ? `services ${direction}, o.id ${direction}` : order}`,
    [...values, query.limit, query.skip],
  );
}

/** Counts the organizations that match the query, on all pages. */
export async function countOrganizations(
  db: Db,
  query: OrganizationQuery,
  viewer: OrganizationViewer,
): Promise<number> {
  const values: unknown[] = [];
  // A few that are named are looked at; among all of them, the numbers of services are read once.
  const found = query.ids === null ? withNumbers(query, viewer, values) : oneByOne(query, viewer, values);
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${found}`, values);
  return row?.count ?? 0;
}

const SORT_COLUMNS: Readonly<Record<OrganizationSort, string>> = {
  name: "lower(o.name)",
  services: "o.services",
  createdAt: "o.created_at",
  updatedAt: "o.updated_at",
};

/** SQL of those that are found, `o`, of which each is looked at alone: for a page of them. Adds its own values. */
function oneByOne(query: OrganizationQuery, viewer: OrganizationViewer, values: unknown[]): string {
  return `organizations o where ${[visibleTo(viewer, values), ...askedFor(query, values)].join(" and ")}`;
}

/** SQL of the same organizations with `services`, from the stored numbers, all in one pass. Adds its own values. */
function withNumbers(query: OrganizationQuery, viewer: OrganizationViewer, values: unknown[]): string {
  const { always, number } = visible(viewer, values);
  const asked = askedFor(query, values);
  // An organization with services exists, so its own row need not be read.
  if (always === null && asked.length === 0) {
    return `(select n.organization_id as id, n.listed as services
               from services_of_organizations n where n.${number} > 0) o`;
  }
  const hasServices = `coalesce(n.${number}, 0) > 0`;
  const isVisible = always === null ? hasServices : `(${always} or ${hasServices})`;
  return `(select o.id, coalesce(n.listed, 0) as services
             from organizations o left join services_of_organizations n on n.organization_id = o.id
            where ${[isVisible, ...asked].join(" and ")}) o`;
}

const FOLDED_FIELDS: Readonly<Record<OrganizationField, string>> = {
  name: "o.folded_name",
  alternateName: SEARCHED_FOLDED_OTHER_NAME,
  description: folded(SEARCHED_DESCRIPTION),
};

/** Conditions for the organizations that a viewer sees. */
interface Visible {
  /** SQL condition for those that are seen whatever services they have; never null in SQL. Null: none are. */
  readonly always: string | null;
  /** SQL condition for the services of which one makes it seen. */
  readonly service: string;
  /** Column of `services_of_organizations` with the number of these services. */
  readonly number: "kept" | "public";
}

/** Denies by default. Adds its own values. */
function visible({ id, seesAll }: OrganizationViewer, values: unknown[]): Visible {
  // An imported organization is hidden once its last service is gone, unless a person has edited or owns it.
  if (seesAll) {
    const always = "(o.source_id is null or o.edited_at is not null or o.owner_id is not null)";
    return { always, service: "s.deleted_at is null", number: "kept" };
  }
  const always = id === null ? null : `o.owner_id is not distinct from $${values.push(id)}::uuid`;
  return { always, service: "s.is_public", number: "public" };
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
    // Folded once, before any row. `position` has no patterns: `%` and `_` match literally.
    const matches = texts.flatMap((text) => {
      const wanted = `(select ${folded(`${value(text)}::text`)})`;
      return fields.map((field) => `position(${wanted} in ${FOLDED_FIELDS[field]}) > 0`);
    });
    parts.push(`(${matches.join(" or ")})`);
  }
  return parts;
}

/** The programs of services that are not alone in them, by the services' ids. */
export async function readServicePrograms(
  db: Db,
  serviceIds: readonly string[],
): Promise<Map<string, string>> {
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
export async function readServiceProgram(
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
