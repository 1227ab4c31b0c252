import { TABLES, type TableName, tableNamed } from "#domain/hsds/source-row.ts";
import { isNestedDeeper } from "#domain/imports/json-depth.ts";
import { type ByteBudget, readText } from "./decoded-text.ts";
import { type ImportLimits, PackageError, printable } from "./import-limits.ts";
import { type PackageFile, tableOfFile } from "./package-files.ts";
import { checkColumns, type RowBudget } from "./read-csv.ts";
import type { RowRead } from "./staged-package.ts";
import type { UnusedValues } from "./unused-values.ts";

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/** Children nested in another object in HSDS 3.x, with their tables. */
const CHILD_TABLES: Readonly<Record<string, TableName>> = {
  services: "services",
  service: "services",
  organization: "organizations",
  organizations: "organizations",
  locations: "locations",
  location: "locations",
  addresses: "addresses",
  phones: "phones",
  schedules: "schedules",
  holiday_schedules: "holiday_schedules",
  languages: "languages",
  accessibility: "accessibility",
  eligibility: "eligibility",
  required_documents: "required_documents",
  service_areas: "service_areas",
  service_at_locations: "service_at_locations",
  attributes: "attributes",
  taxonomy_term: "taxonomy_terms",
  taxonomy_terms: "taxonomy_terms",
  capacities: "service_capacities",
  service_capacities: "service_capacities",
  unit: "units",
  metadata: "metadata",
  additional_urls: "urls",
  additional_websites: "urls",
  contacts: "contacts",
  contact: "contacts",
};

/** Table of a child property; null for other names, including those that every object has, such as `constructor`. */
function tableOfChild(key: string): TableName | null {
  return Object.hasOwn(CHILD_TABLES, key) ? (CHILD_TABLES[key] ?? null) : null;
}

/** Column in which a child refers to its parent. */
const PARENT_COLUMN: Readonly<Partial<Record<TableName, string>>> = {
  services: "service_id",
  organizations: "organization_id",
  locations: "location_id",
  service_at_locations: "service_at_location_id",
};

/** Column in which an object refers to a single child. */
const CHILD_COLUMN: Readonly<Partial<Record<TableName, string>>> = {
  services: "service_id",
  organizations: "organization_id",
  locations: "location_id",
  taxonomy_terms: "taxonomy_term_id",
  units: "unit_id",
};

/**
 * Flattens a JSON file of HSDS 3.x into rows: a table (an array of flat rows, named by its file), one service with
 * everything nested, an array or a page (`contents`) of those, organizations with their services, or one object of
 * several tables.
 */
export async function readJson(
  file: PackageFile,
  limits: ImportLimits,
  budget: ByteBudget,
  rowBudget: RowBudget,
  unused: UnusedValues,
): Promise<Map<TableName, readonly RowRead[]>> {
  const text = await readText(file, limits, budget, async (pieces) => {
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(piece);
    return parts.join("");
  });
  const flattener = new Flattener(file.name, limits, rowBudget, unused);
  flattener.addFile(parsed(file, text));
  return flattener.tables();
}

/** Maximum depth of the text, including lists: more than twice the depth that records may have. */
const MAX_TEXT_DEPTH = 100;

function parsed(file: PackageFile, text: string): Json {
  if (isNestedDeeper(text, MAX_TEXT_DEPTH))
    throw new PackageError(`${printable(file.name)} is nested too deep.`);
  try {
    const value: Json = JSON.parse(text.replace(/^\ufeff/u, ""));
    return value;
  } catch (error) {
    throw new PackageError(`${printable(file.name)} is not JSON.`, { cause: error });
  }
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

class Flattener {
  readonly #rows = new Map<TableName, Map<string, Record<string, string>>>();
  readonly #file: string;
  readonly #limits: ImportLimits;
  readonly #rowBudget: RowBudget;
  readonly #unused: UnusedValues;

  constructor(file: string, limits: ImportLimits, rowBudget: RowBudget, unused: UnusedValues) {
    this.#file = file;
    this.#limits = limits;
    this.#rowBudget = rowBudget;
    this.#unused = unused;
  }

  addFile(value: Json): void {
    const named = tableOfFile(this.#file);
    const content = isObject(value) && isList(value.contents) ? value.contents : value;
    if (isList(content)) {
      for (const item of content) this.#addItem(item, named);
      return;
    }
    if (!isObject(content)) throw new PackageError(`${printable(this.#file)} has no records.`);
    if (typeof content.id === "string" || !this.#addTables(content)) this.#addItem(content, named);
  }

  /** Several tables in one object: {"services": […]} or {"services.csv": […]}. False where it is no such object. */
  #addTables(content: JsonObject): boolean {
    const tables = Object.entries(content).map(
      ([key, list]) => [key, tableNamed(key.replace(/\.(?:csv|json)$/iu, "")), list] as const,
    );
    if (!tables.some(([, table, list]) => table !== null && isList(list))) return false;
    for (const [key, table, list] of tables) {
      if (table === null || !isList(list)) this.#unused.add(key, isList(list) ? list.length : 1);
      else for (const item of list) this.#addItem(item, table);
    }
    return true;
  }

  #addItem(item: Json, named: TableName | null): void {
    if (!isObject(item))
      throw new PackageError(`${printable(this.#file)} contains something that is not a record.`);
    const table = named ?? guessTable(item);
    if (table === null) {
      throw new PackageError(
        `${printable(this.#file)} is neither a table of HSDS nor a service with a name.`,
      );
    }
    this.#add(table, item, {}, 0);
  }

  /** @param inherited columns that refer to the enclosing objects */
  #add(
    table: TableName,
    item: JsonObject,
    inherited: Readonly<Record<string, string>>,
    depth: number,
  ): string {
    if (depth > this.#limits.depth) throw new PackageError(`${printable(this.#file)} is nested too deep.`);
    const values = { ...inherited, ...readCells(item) };
    if (table === "contacts") return this.#addContact(item, values);
    for (const key of unknownParts(item)) this.#unused.add(`${table}.${key}`);
    const id = values.id ?? "";
    // A child of an object without an id could not be linked.
    const own = PARENT_COLUMN[table];
    const parents = {
      ...parentsFor(table, inherited),
      ...(own !== undefined && id !== "" ? { [own]: id } : {}),
    };
    if (table === "services" && id !== "") parents.link_id = id;
    for (const { child, childTable, isSingle } of listChildren(item)) {
      const childId = this.#add(childTable, child, parents, depth + 1);
      const column = isSingle ? CHILD_COLUMN[childTable] : undefined;
      if (column !== undefined && childId !== "") values[column] ??= childId;
    }
    this.#keep(table, id, values);
    return id;
  }

  /** Adds a contact, whose phone numbers are the person's and not the service's: nothing of a contact is shown. */
  #addContact(item: JsonObject, values: Record<string, string>): string {
    for (const [at, { child }] of listChildren(item).entries()) {
      const { number } = readCells(child);
      if (number !== undefined) values[`phone_${at + 1}`] = number;
    }
    this.#keep("contacts", values.id ?? "", values);
    return values.id ?? "";
  }

  #keep(table: TableName, id: string, values: Record<string, string>): void {
    const rows = this.#rows.get(table) ?? new Map<string, Record<string, string>>();
    this.#rows.set(table, rows);
    // Entities are merged by id wherever they occur; phones and schedules are separate for each parent.
    const isThing = PARENT_COLUMN[table] !== undefined || table === "taxonomy_terms" || table === "units";
    const parts = isThing
      ? [id]
      : [id, values.service_id, values.location_id, values.service_at_location_id, values.link_id];
    const key = id === "" ? `#${rows.size}` : parts.join("|");
    const before = rows.get(key);
    if (before === undefined) {
      this.#rowBudget.take();
      rows.set(key, values);
    } else if (table === "services") {
      // Two services with one id are reported by the join.
      rows.set(`${key}#${rows.size}`, values);
    } else if (isThing) {
      // An organization may occur in each of its services, in full or abbreviated.
      rows.set(key, { ...before, ...values });
    }
  }

  tables(): Map<TableName, readonly RowRead[]> {
    const tables = new Map<TableName, readonly RowRead[]>();
    for (const table of TABLES) {
      const rows = this.#rows.get(table);
      if (rows === undefined) continue;
      const [first] = rows.values();
      if (first !== undefined && (table === "services" || table === "organizations")) {
        checkColumns(this.#file, table, new Set(Object.keys(first)));
      }
      tables.set(
        table,
        [...rows.values()].map((values) => ({ line: null, values })),
      );
    }
    return tables;
  }
}

/** References that a child inherits beyond its parent: a phone at a location belongs to the location alone. */
function parentsFor(table: TableName, inherited: Readonly<Record<string, string>>): Record<string, string> {
  if (table === "locations" || table === "organizations" || table === "services") return {};
  return Object.fromEntries(Object.entries(inherited).filter(([key]) => key !== "link_id"));
}

function readCells(item: JsonObject): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [key, value] of Object.entries(item)) {
    const isCell = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (isCell && key !== "__proto__") cells[key.toLowerCase()] = String(value);
  }
  return cells;
}

/** Names of nested values that the directory has no table for. */
function unknownParts(item: JsonObject): string[] {
  return Object.entries(item)
    .filter(([key, value]) => {
      const isNested = isList(value) ? value.length > 0 : isObject(value);
      const table = tableOfChild(key);
      const isKnown = table !== null && table !== "contacts" && (!isList(value) || value.every(isObject));
      return isNested && !isKnown;
    })
    .map(([key]) => key);
}

interface Child {
  child: JsonObject;
  childTable: TableName;
  /** True where the value is a single object, not in an array. */
  isSingle: boolean;
}

function listChildren(item: JsonObject): Child[] {
  return Object.entries(item).flatMap(([key, value]) => {
    const childTable = tableOfChild(key);
    if (childTable === null) return [];
    const children = isList(value) ? value : [value];
    return children.filter(isObject).map((child) => ({ child, childTable, isSingle: !isList(value) }));
  });
}

function guessTable(item: JsonObject): TableName | null {
  const has = (key: string): boolean => item[key] !== undefined;
  if (has("service_at_locations") || has("organization") || has("organization_id"))
    return has("name") ? "services" : null;
  if (has("services") && has("name")) return "organizations";
  return has("id") && has("name") && (has("status") || has("schedules") || has("phones")) ? "services" : null;
}
