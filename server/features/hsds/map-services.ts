import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { HsdsService } from "#domain/hsds/hsds-records.ts";
import {
  plainOrganization,
  type ShownOrganization,
  toHsdsOrganization,
} from "#domain/hsds/organization-to-hsds.ts";
import { listRecord, toHsdsService } from "#domain/hsds/service-to-hsds.ts";
import type { ShownService } from "#domain/hsds/shown-service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readServicePrograms } from "#server/features/listings/organizations/queries.ts";
import type { WholeServiceBody } from "#server/features/services/service-columns.ts";
import { showPageFacts } from "#server/features/services/show-service.ts";
import { readOrigins, type ToldOrigin } from "../imports/sources/origin-queries.ts";
import { readTimesOfChange } from "./change-queries.ts";
import { readSeenOrganizations, type SeenOrganization } from "./organization-queries.ts";

/** How much of a record the call returns. */
export type Depth = "minimal" | "plain" | "full";

/** Maps rows of services to HSDS records, in the same order. @param now epoch milliseconds */
export async function mapServices(
  db: Db,
  bodies: readonly WholeServiceBody[],
  depth: Depth,
  now: number,
): Promise<HsdsService[]> {
  const changes = await readTimesOfChange(
    db,
    bodies.map(({ id }) => id),
  );
  const modified = ({ id, updatedAt }: WholeServiceBody) => isoOfEpoch(changes.get(id) ?? updatedAt);
  if (depth === "minimal") return bodies.map((body) => minimalRecord(body, modified(body)));
  const [organizations, programs, origins] = await Promise.all([
    namedOrganizations(db, bodies),
    readServicePrograms(
      db,
      bodies.flatMap(({ id, programId }) => (programId === null ? [] : [id])),
    ),
    depth === "full"
      ? readOrigins(
          db,
          bodies.map(({ id }) => id),
        )
      : new Map<string, ToldOrigin>(),
  ]);
  const toRecord = (body: WholeServiceBody): HsdsService => {
    const service = shownService(body, programs.get(body.id), now);
    const row = organizations.get(body.organization?.id ?? "");
    if (depth === "plain") {
      return listRecord(service, row === undefined ? null : plainOrganization(row));
    }
    const organization = row === undefined ? null : toHsdsOrganization(row);
    const told = origins.get(body.id);
    if (told === undefined) return toHsdsService(service, { organization });
    const { marks, statedSources, ...origin } = told;
    // Marks lead to the source's package, which might contain the address.
    const isOpen = body.isProtected !== true && body.addressVisibility !== "HIDDEN";
    return toHsdsService(service, { organization, origin, statedSources, ...(isOpen ? { marks } : {}) });
  };
  return bodies.map((body) => ({ ...toRecord(body), last_modified: modified(body) }));
}

/** Makes a minimal record; `readNamesPage` writes the same in SQL. */
function minimalRecord({ id, name }: Pick<WholeServiceBody, "id" | "name">, modified: string): HsdsService {
  return { id, name, status: "active", last_modified: modified, modified_date: modified };
}

/** The number of a program's sites is of no interest here. */
function shownService(body: WholeServiceBody, program: string | undefined, now: number): ShownService {
  const facts = showPageFacts(body, now);
  return program === undefined ? facts : { ...facts, program: { id: program, sites: 2 } };
}

async function namedOrganizations(
  db: Db,
  bodies: readonly WholeServiceBody[],
): Promise<ReadonlyMap<string, ShownOrganization>> {
  const ids = new Set(bodies.flatMap(({ organization }) => organization?.id ?? []));
  const rows = await readSeenOrganizations(db, [...ids]);
  return new Map(rows.map((row) => [row.id, shownOrganization(row)]));
}

/** The row with ISO instants, as the mapping takes it. */
export function shownOrganization(row: SeenOrganization): ShownOrganization {
  return { ...row, createdAt: isoOfEpoch(row.createdAt), updatedAt: isoOfEpoch(row.updatedAt) };
}
