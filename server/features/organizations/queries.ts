import type { OrganizationPhone } from "#domain/organizations/organization.ts";
import type {
  OrganizationField,
  OrganizationQuery,
  OrganizationSort,
} from "#domain/organizations/organization-query.ts";
import type { Source } from "#domain/sources/source.ts";
import { IN_PROGRAM } from "#server/features/services/conditions-queries.ts";
import type { Db } from "#server/sql/db.ts";
import { folded } from "#server/sql/folded.ts";

/** An organization as everybody may see it. Times are epoch milliseconds. */
export interface OrganizationRow {
  readonly id: string;
  readonly name: string;
  readonly alternateName: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly email: string | null;
  readonly phones: OrganizationPhone[];
  readonly source: Source | null;
  readonly services: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
}

/** What lists show. A service that closed for good has a page, which leads to its organization. */
const SERVICES = "count(*) filter (where is_listed)::int as services";

/** Counted for all organizations at once; one that nobody may see is not there. */
const COUNTS = `select organization_id as id, ${SERVICES} from services
  where organization_id is not null and is_public group by organization_id`;

const COLUMNS = `o.id, o.name, o.alternate_name as "alternateName", o.description, o.url, o.email, o.phones,
       (select json_build_object('name', s.name, 'url', s.url, 'licence', s.licence, 'asOf', s.as_of::text)
          from sources s where s.id = o.source_id) as source,
       o.created_at as "createdAt", o.updated_at as "updatedAt", o.version`;

/** Null where there is none, or none that everybody may see. @param id a UUID */
export async function readOrganization(db: Db, id: string): Promise<OrganizationRow | null> {
  const [row] = await db.query<OrganizationRow>(
    `select ${COLUMNS}, c.services
       from organizations o
            cross join lateral (select ${SERVICES} from services s
                                 where s.organization_id = o.id and s.is_public having count(*) > 0) as c
      where o.id = $1::uuid`,
    [id],
  );
  return row ?? null;
}

export async function readOrganizations(db: Db, query: OrganizationQuery): Promise<OrganizationRow[]> {
  const { condition, values } = conditionOf(query);
  const direction = query.order.direction === "asc" ? "asc" : "desc";
  return db.query<OrganizationRow>(
    `select ${COLUMNS}, c.services
       from organizations o join (${COUNTS}) as c using (id) where ${condition}
      order by ${SORT_COLUMNS[query.order.by]} ${direction}, o.id ${direction}
      limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, query.limit, query.skip],
  );
}

export async function countOrganizations(db: Db, query: OrganizationQuery): Promise<number> {
  const { condition, values } = conditionOf(query);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from organizations o join (${COUNTS}) as c using (id) where ${condition}`,
    values,
  );
  return row?.count ?? 0;
}

const SORT_COLUMNS: Readonly<Record<OrganizationSort, string>> = {
  name: "lower(o.name)",
  services: "c.services",
  createdAt: "o.created_at",
  updatedAt: "o.updated_at",
};

/** `position` has no patterns: `%` and `_` match literally. */
const FIELD_CONDITIONS: Readonly<Record<OrganizationField, string>> = {
  name: `position(${folded("t.text")} in ${folded("o.name")}) > 0`,
  alternateName: `position(${folded("t.text")} in ${folded("o.alternate_name")}) > 0`,
  description: `position(${folded("t.text")} in ${folded("o.description")}) > 0`,
};

function conditionOf({ ids, texts, fields }: OrganizationQuery): { condition: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  const parts = ["true"];
  if (ids !== null) parts.push(`o.id = any(${value(ids)}::uuid[])`);
  if (texts.length > 0) {
    const matches = fields.map((field) => FIELD_CONDITIONS[field]).join(" or ");
    parts.push(`exists (select from unnest(${value(texts)}::text[]) as t (text) where ${matches})`);
  }
  return { condition: parts.join(" and "), values };
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
