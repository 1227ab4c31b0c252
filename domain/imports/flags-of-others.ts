import type { SourceRow, SourceTables, TableName } from "../hsds/source-row.ts";
import { isAtStreet } from "../listings/protection/street-patterns.ts";
import { isPrivacyFlag } from "./privacy-flags.ts";
import { hasAddressFlag, isNamed, isOfAddress, isPrivateContact, privateNames } from "./private-values.ts";
import { indexByColumn, of } from "./source-indexes.ts";

/**
 * Finds privacy flags on another row than their value: `services.PhoneIsPrivate` for a row of `phones` (rule imports
 * 47).
 */

/** Tables whose flags may be of rows that belong to theirs, by the column that says to which. */
const OWNERS = [
  ["services", "service_id"],
  ["locations", "location_id"],
  ["organizations", "organization_id"],
] as const;
type Owner = (typeof OWNERS)[number][0];

/** Tables of such rows, with the flag that hides a column there. */
const PARTS: readonly { readonly table: TableName; readonly flag: RegExp; readonly column: string }[] = [
  { table: "phones", flag: /^(?:(?:tele)?phones?|tel)?(?:numbers?)?(\d*)$/u, column: "number" },
  { table: "urls", flag: /^(?:urls?|homepage|web(?:sites?|pages?)?(?:address|url)?)(\d*)$/u, column: "url" },
];
/** Matches flags and types of a postal address. */
const POSTAL_FLAG = /^(?:mailing|postal)address(?:es)?\d*$/u;
const POSTAL_TYPE = /^(?:postal|mailing)/iu;
const STREETS = ["address_1", "address1", "address", "street"] as const;

/** A row that says that something of its owner is private. */
interface Flagged {
  readonly owner: Owner;
  readonly row: SourceRow;
  readonly flag: string;
}

/** Returns the tables with each row's privacy flags, including those on other rows. */
export function withFlagsOfOthers(tables: SourceTables): SourceTables {
  const flagged = OWNERS.flatMap(([owner]) => flaggedRows(tables, owner));
  const numbers = numbersOfContacts(tables);
  if (flagged.length + numbers.length === 0) return tables;
  const findParts = partsFinder(tables);
  const findAddresses = addressFinder(tables);
  const flags = new Map<SourceRow, string[]>();
  const add = (row: SourceRow, flag: string): void => {
    flags.set(row, [...(flags.get(row) ?? []), flag]);
  };
  for (const each of flagged) {
    for (const { row, column } of findParts(each)) add(row, column);
    for (const address of findAddresses(each)) add(address, "address");
  }
  for (const row of numbers) add(row, "number");
  const withFlags = (row: SourceRow): SourceRow => {
    const own = flags.get(row);
    return own === undefined ? row : { ...row, flags: own };
  };
  return new Map([...tables].map(([table, rows]) => [table, rows.map(withFlags)]));
}

/** Numbers of contacts that are not for the public. */
function numbersOfContacts(tables: SourceTables): readonly SourceRow[] {
  const phones = indexByColumn(tables.get("phones") ?? [], "contact_id");
  return (tables.get("contacts") ?? []).filter(isPrivateContact).flatMap((row) => of(phones, row.get("id")));
}

function flaggedRows(tables: SourceTables, owner: Owner): Flagged[] {
  return (tables.get(owner) ?? []).flatMap((row) =>
    row.get("id") === ""
      ? []
      : privateNames(row)
          // An organization that is private as a whole has private places.
          .map((flag) => (flag === "" && owner === "organizations" ? "address" : flag))
          .filter((flag) => flag !== "")
          .map((flag) => ({ owner, row, flag })),
  );
}

/** Numbers and web addresses of which a flag is whose own row has no such value. */
function partsFinder(tables: SourceTables) {
  const indexes = new Map(
    PARTS.flatMap(({ table }) =>
      OWNERS.map(
        ([owner, column]) => [`${owner} ${table}`, indexByColumn(tables.get(table) ?? [], column)] as const,
      ),
    ),
  );
  return ({ owner, row, flag }: Flagged): { readonly row: SourceRow; readonly column: string }[] => {
    if (row.columns.some((column) => isOwnValue(row, column, flag))) return [];
    return PARTS.flatMap(({ table, flag: pattern, column }) => {
      const which = pattern.exec(flag)?.[1];
      if (which === undefined) return [];
      return of(indexes.get(`${owner} ${table}`) ?? null, row.get("id"))
        .filter((part) => isOwn(part, owner))
        .filter((_, at) => which === "" || at + 1 === Number(which))
        .map((part) => ({ row: part, column }));
    });
  };
}

/** Whether a column has the value that a flag is of. */
function isOwnValue(row: SourceRow, column: string, flag: string): boolean {
  return !isPrivacyFlag(row, column) && column !== "id" && isNamed(column, flag);
}

/** Whether a row is the owner's itself: that of one of its services or places is not the organization's. */
function isOwn(row: SourceRow, owner: Owner): boolean {
  if (owner === "services") return true;
  return row.get("service_id") === "" && (owner === "locations" || row.get("location_id") === "");
}

/**
 * Finds the addresses that a flag concerns. Where a service is, only that service can hide (`isMarkedPrivate`). A flag
 * of an organization that states its own street hides only places there; a flag of another organization hides those
 * places that do not state themselves whether they are private.
 */
function addressFinder(tables: SourceTables) {
  const addresses = indexByColumn(tables.get("addresses") ?? [], "location_id");
  const locations = indexByColumn(tables.get("locations") ?? [], "id");
  const findPlaceIds = placesFinder(tables);
  return ({ owner, row, flag }: Flagged): readonly SourceRow[] => {
    const isPostal = POSTAL_FLAG.test(flag);
    if (!isPostal && (owner === "services" || !isOfAddress(flag))) return [];
    const at = findPlaceIds(owner, row.get("id")).flatMap((place) => of(addresses, place));
    if (isPostal) return at.filter((address) => POSTAL_TYPE.test(address.get("address_type")));
    if (owner === "locations") return at;
    const street = readStreet(row);
    return street === ""
      ? at.filter((address) => ![address, ...of(locations, address.get("location_id"))].some(hasAddressFlag))
      : at.filter((address) => isAtStreet(readStreet(address), street, true));
  };
}

/** The first line of an address that a row states; "" where it states none. */
export function readStreet(row: SourceRow): string {
  return STREETS.map((column) => row.get(column)).find((line) => line !== "") ?? "";
}

/** Finds the places of a row; of an organization without any of its own, those of its services. */
export function placesFinder(tables: SourceTables) {
  const rows = (table: TableName) => tables.get(table) ?? [];
  const locations = indexByColumn(rows("locations"), "organization_id");
  const services = indexByColumn(rows("services"), "organization_id");
  const byId = indexByColumn(rows("services"), "id");
  const links = indexByColumn(rows("service_at_locations"), "service_id");
  const ofService = (id: string): string[] =>
    [...of(links, id), ...of(byId, id)].map((row) => row.get("location_id")).filter((place) => place !== "");
  return (owner: Owner, id: string): readonly string[] => {
    if (owner === "locations") return [id];
    if (owner === "services") return [...new Set(ofService(id))];
    const own = of(locations, id).map((row) => row.get("id"));
    const each = own.length > 0 ? own : of(services, id).flatMap((row) => ofService(row.get("id")));
    return [...new Set(each)];
  };
}
