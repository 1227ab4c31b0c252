import { NO_ORGANIZATION } from "../hsds/hsds-constants.ts";
import type { PrivateValue, SourceRow, SourceTables, TableName } from "../hsds/source-row.ts";
import { placesFinder, readStreet, withFlagsOfOthers } from "./flags-of-others.ts";
import { contactsIn, type PrivateContacts } from "./private-contacts.ts";
import { isOfAddress, privateNames, privateValuesIn, publicTables } from "./private-values.ts";
import { indexByColumn, of } from "./source-indexes.ts";

/** Records that a record belongs to, by ids of its source. */
export interface Belonging {
  readonly service: string;
  readonly organization: string;
  readonly locations: readonly string[];
}

/**
 * Finds the contacts that a package withholds from the public anywhere for a service, its organization and its places,
 * on siblings, too (rule imports 47). Null: none.
 *
 * @param country in which its numbers are dialed
 */
export type PrivateElsewhere = (of: Belonging, country: string) => PrivateContacts | null;

/**
 * Finds what is private by what it belongs to.
 *
 * @param tables rows that keep something private, those of which their flags are, and those by which they belong together
 */
export function privateElsewhere(tables: SourceTables): PrivateElsewhere {
  const scopes = valuesByScope(tables);
  if (scopes.size === 0) return () => null;
  const known = new Map<string, PrivateContacts | null>();
  return ({ service, organization, locations }, country) => {
    const keys = [
      toScope("services", service),
      toScope("organizations", organization),
      ...locations.map((location) => toScope("locations", location)),
    ].filter((key) => scopes.has(key));
    if (keys.length === 0) return null;
    const key = JSON.stringify([country, ...keys]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const values = new Set(keys.flatMap((each) => scopes.get(each) ?? []));
    const contacts = contactsIn([...values], country);
    known.set(key, contacts);
    return contacts;
  };
}

type Thing = "services" | "organizations" | "locations";

const toScope = (thing: Thing, id: string): string => `${thing} ${id}`;

function valuesByScope(read: SourceTables): ReadonlyMap<string, readonly PrivateValue[]> {
  const tables = publicTables(withFlagsOfOthers(read));
  const findScopes = scopesFinder(tables);
  const scopes = new Map<string, PrivateValue[]>();
  for (const { table, row, values } of [...hiddenIn(tables), ...hiddenPlaces(tables)]) {
    for (const scope of findScopes(table, row)) {
      const list = scopes.get(scope);
      if (list === undefined) scopes.set(scope, [...values]);
      else list.push(...values);
    }
  }
  return scopes;
}

interface Hidden {
  readonly table: TableName;
  readonly row: SourceRow;
  readonly values: readonly PrivateValue[];
}

function hiddenIn(tables: SourceTables): Hidden[] {
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const values = table === "phones" ? privateValuesIn([], [row]) : privateValuesIn([row], []);
      return values.length === 0 ? [] : [{ table, row, values }];
    }),
  );
}

/** Streets of places whose service says that they are private. */
function hiddenPlaces(tables: SourceTables): Hidden[] {
  const addresses = indexByColumn(tables.get("addresses") ?? [], "location_id");
  const findPlaceIds = placesFinder(tables);
  return (tables.get("services") ?? [])
    .filter((row) => privateNames(row).some((name) => name === "" || isOfAddress(name)))
    .map((row) => ({
      table: "services" as const,
      row,
      values: findPlaceIds("services", row.get("id"))
        .flatMap((place) => of(addresses, place))
        .map((address): PrivateValue => ({ kind: "street", value: readStreet(address) }))
        .filter(({ value }) => value !== ""),
    }));
}

/** Finds to which services, organizations and places a row belongs. */
function scopesFinder(tables: SourceTables) {
  const rows = (table: TableName) => tables.get(table) ?? [];
  const services = indexByColumn(rows("services"), "id");
  const ofOrganization = indexByColumn(rows("services"), "organization_id");
  const servicesHere = indexByColumn(rows("services"), "location_id");
  const locations = indexByColumn(rows("locations"), "id");
  const linksById = indexByColumn(rows("service_at_locations"), "id");
  const linksHere = indexByColumn(rows("service_at_locations"), "location_id");
  const contacts = indexByColumn(rows("contacts"), "id");
  const findPlaceIds = placesFinder(tables);
  const listOrganizationIds = (some: readonly SourceRow[]): string[] =>
    some.map((row) => row.get("organization_id"));

  return (table: TableName, row: SourceRow): readonly string[] => {
    // A number may belong to someone, and say no more.
    const all = [row, ...of(contacts, row.get("contact_id"))];
    const own = (thing: Thing, column: string): string[] => [
      ...all.map((each) => each.get(column)),
      ...(table === thing ? [row.get("id")] : []),
    ];
    const links = all.flatMap((each) => of(linksById, each.get("service_at_location_id")));
    const itsServices = [
      ...own("services", "service_id"),
      ...links.map((link) => link.get("service_id")),
    ].filter(isId);
    const itsOrganizations = own("organizations", "organization_id").filter(isId);
    const itsLocations = [
      ...own("locations", "location_id"),
      ...links.map((link) => link.get("location_id")),
      ...itsServices.flatMap((id) => findPlaceIds("services", id)),
      ...itsOrganizations
        .flatMap((id) => of(ofOrganization, id))
        .flatMap((service) => findPlaceIds("services", service.get("id"))),
    ].filter(isId);
    const servicesThere = itsLocations.flatMap((id) => [
      ...of(servicesHere, id),
      ...of(linksHere, id).flatMap((link) => of(services, link.get("service_id"))),
    ]);
    // A service's contacts are not those of strangers in the same building, but a place is shared by everyone who is
    // there.
    const isOfPlace = itsServices.length === 0 && itsOrganizations.length === 0;
    const organizations = [
      ...itsOrganizations,
      ...listOrganizationIds(itsServices.flatMap((id) => of(services, id))),
      ...listOrganizationIds(itsLocations.flatMap((id) => (isOfPlace ? of(locations, id) : []))),
      ...listOrganizationIds(isOfPlace ? servicesThere : []),
    ].filter(isId);
    return [
      ...new Set([
        ...itsServices.map((id) => toScope("services", id)),
        ...organizations.map((id) => toScope("organizations", id)),
        ...itsLocations.map((id) => toScope("locations", id)),
      ]),
    ];
  };
}

const isId = (id: string): boolean => id !== "" && id !== NO_ORGANIZATION.id;
