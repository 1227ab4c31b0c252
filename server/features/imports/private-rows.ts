import type { SourceRow, SourceTables, TableName } from "#domain/hsds/source-row.ts";
import type { Db } from "#server/base/sql/db.ts";
import { keysOfIds, listColumnValues, type PartBuilder } from "./part-builder.ts";
import { findStagedRows, type KeyColumn, stagedRows } from "./staging-queries.ts";

/**
 * The rows of a package that keep something private, the numbers and addresses of which their flags are, and the rows
 * by which all of them belong to services, organizations and places.
 *
 * @param numbers of the rows that may keep something private
 * @param part empty
 */
export async function privateRows(
  db: Db,
  numbers: readonly number[],
  part: PartBuilder,
): Promise<SourceTables> {
  if (numbers.length === 0) return part.build([]).tables;
  const find = async (tables: readonly TableName[], column: KeyColumn, ids: readonly string[]) =>
    part.add(await findStagedRows(db, tables, column, keysOfIds(ids)));
  const flagged = part.add(await stagedRows(db, numbers));
  const owners = {
    services: listColumnValues(part.rows("services"), "id"),
    locations: listColumnValues(part.rows("locations"), "id"),
    organizations: listColumnValues(part.rows("organizations"), "id"),
  };
  await addLinks(find, part, flagged, owners);
  await find(["phones", "urls"], "service_key", owners.services);
  await find(["phones"], "location_key", owners.locations);
  await find(["phones"], "contact_key", listColumnValues(part.rows("contacts"), "id"));
  await find(["phones", "urls"], "organization_key", owners.organizations);
  return part.build([]).tables;
}

type Find = (
  tables: readonly TableName[],
  column: KeyColumn,
  ids: readonly string[],
) => Promise<readonly SourceRow[]>;

/** Adds services, places and what links them. */
async function addLinks(
  find: Find,
  part: PartBuilder,
  flagged: readonly SourceRow[],
  owners: { readonly organizations: readonly string[]; readonly locations: readonly string[] },
): Promise<void> {
  const links = await find(
    ["service_at_locations"],
    "own_key",
    listColumnValues(flagged, "service_at_location_id"),
  );
  const organizations = [...owners.organizations, ...listColumnValues(flagged, "organization_id")];
  const locations = [...owners.locations, ...listColumnValues([...flagged, ...links], "location_id")];
  await find(["services"], "organization_key", organizations);
  await find(["services"], "location_key", locations);
  const there = await find(["service_at_locations"], "location_key", locations);
  await find(["services"], "own_key", listColumnValues([...flagged, ...links, ...there], "service_id"));
  await find(["service_at_locations"], "service_key", listColumnValues(part.rows("services"), "id"));
  const linked = [...part.rows("service_at_locations"), ...part.rows("services")];
  const places = [...locations, ...listColumnValues(linked, "location_id")];
  await find(["locations"], "own_key", places);
  await find(["locations"], "organization_key", organizations);
  await find(["addresses"], "location_key", [...places, ...listColumnValues(part.rows("locations"), "id")]);
}
