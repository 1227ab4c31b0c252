import {
  cellText,
  type SourceRow,
  type SourceTables,
  sourceRow,
  type TableName,
} from "#domain/hsds/source-row.ts";
import { mayKeepPrivate } from "#domain/imports/private-values.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  hashId,
  keysOfIds,
  listColumnValues,
  type PackagePart,
  PartBuilder,
  parseStagedRow,
} from "./part-builder.ts";
import { privateRows } from "./private-rows.ts";
import {
  addStagedRows,
  createStaging,
  findStagedRows,
  indexStagedRows,
  type KeyColumn,
  nextStagedRows,
  type RowToStage,
  type StagedRow,
  stagedRows,
} from "./staging-queries.ts";

/** A row as read from a file, not staged yet. */
export interface RowRead {
  readonly line: number | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Rows per statement. */
const BUFFER = 1000;
/** Services per part. */
const PART = 500;

/** Tables whose rows refer to each thing. */
const OF_LOCATION = [
  "addresses",
  "phones",
  "schedules",
  "holiday_schedules",
  "languages",
  "accessibility",
  "contacts",
] as const;
const OF_SERVICE = [
  "service_at_locations",
  "phones",
  "schedules",
  "holiday_schedules",
  "languages",
  "eligibility",
  "required_documents",
  "service_areas",
  "service_taxonomies",
  "service_capacities",
  "urls",
  "service_needs",
  "contacts",
] as const;
const OF_LINK = ["phones", "schedules", "holiday_schedules", "contacts"] as const;
const OF_ORGANIZATION = ["phones", "urls"] as const;

/** Tables that a package shares with others, and does not use whole; of contacts nothing is shown. */
const REFERENCES: readonly TableName[] = ["taxonomy_terms", "units", "metadata", "contacts"];

/** The rows of a package, in temporary tables until the transaction of `db` ends. */
export class StagedPackage {
  readonly #db: Db;
  readonly #counts = new Map<TableName, number>();
  readonly #values = new Map<TableName, number>();
  /** One bit per row: it concerns a service. */
  #linked = new Uint8Array(0);
  /** Numbers of the rows that may keep something private. */
  readonly #private: number[] = [];
  #buffer: RowToStage[] = [];
  #last = 0;

  private constructor(db: Db) {
    this.#db = db;
  }

  static async open(db: Db): Promise<StagedPackage> {
    await createStaging(db);
    return new StagedPackage(db);
  }

  /** Returns the number of a table's rows; null where the package has no such table. */
  count(table: TableName): number | null {
    return this.#counts.get(table) ?? null;
  }

  /** Number of values in each table. */
  get values(): ReadonlyMap<TableName, number> {
    return this.#values;
  }

  /** The package has this table, even if it has no rows. */
  addTable(table: TableName): void {
    this.#counts.set(table, this.#counts.get(table) ?? 0);
  }

  async add(table: TableName, file: string, { line, values }: RowRead): Promise<void> {
    this.#last += 1;
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
    if (mayKeepPrivate(table, sourceRow(file, line, values))) this.#private.push(this.#last);
    const cells = Object.entries(values).filter(([, value]) => cellText(value) !== "");
    if (table !== "contacts") this.#values.set(table, (this.#values.get(table) ?? 0) + cells.length);
    this.#buffer.push({
      number: this.#last,
      tableName: table,
      file,
      line,
      cells: JSON.stringify(Object.fromEntries(cells)),
      keys: hashKeys(values),
    });
    if (this.#buffer.length >= BUFFER) await this.#flush();
  }

  async #flush(): Promise<void> {
    const rows = this.#buffer;
    this.#buffer = [];
    if (rows.length > 0) await addStagedRows(this.#db, rows);
  }

  /** Must be called when all rows are added. */
  async finish(): Promise<void> {
    await this.#flush();
    this.#linked = new Uint8Array((this.#last >> 3) + 1);
    await indexStagedRows(this.#db);
  }

  /** Yields all services, in the order of the package. */
  async *parts(): AsyncGenerator<PackagePart> {
    for (let after = 0; ; ) {
      const services = await nextStagedRows(this.#db, "services", after, PART);
      const last = services.at(-1);
      if (last === undefined) return;
      yield await this.#partOf(services);
      after = last.number;
    }
  }

  /** Some services, by the numbers of their rows. */
  async part(numbers: readonly number[]): Promise<PackagePart> {
    return this.#partOf(await stagedRows(this.#db, numbers));
  }

  /** The rows that keep something private, with those by which they belong to services, organizations and places. */
  async privateRows(): Promise<SourceTables> {
    return privateRows(this.#db, this.#private, new PartBuilder([...this.#counts.keys()]));
  }

  /** The rows that concern no service, once all parts are read. */
  async *strays(): AsyncGenerator<SourceRow[]> {
    for (const table of [...this.#counts.keys()].filter((name) => !REFERENCES.includes(name))) {
      for (let after = 0; ; ) {
        const rows = await nextStagedRows(this.#db, table, after, BUFFER);
        const last = rows.at(-1);
        if (last === undefined) break;
        yield rows.filter(({ number }) => !this.#isLinked(number)).map(parseStagedRow);
        after = last.number;
      }
    }
  }

  /** Yields all rows of a table. */
  async *rows(table: TableName): AsyncGenerator<SourceRow> {
    for (let after = 0; ; ) {
      const rows = await nextStagedRows(this.#db, table, after, BUFFER);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield* rows.map(parseStagedRow);
      after = last.number;
    }
  }

  #isLinked(number: number): boolean {
    return (((this.#linked[number >> 3] ?? 0) >> (number & 7)) & 1) === 1;
  }

  #link(number: number): void {
    this.#linked[number >> 3] = (this.#linked[number >> 3] ?? 0) | (1 << (number & 7));
  }

  async #partOf(services: readonly StagedRow[]): Promise<PackagePart> {
    const part = new PartBuilder([...this.#counts.keys()]);
    const find = async (tables: readonly TableName[], column: KeyColumn, ids: readonly string[]) => {
      const found = await findStagedRows(this.#db, tables, column, keysOfIds(ids));
      for (const { number } of found) this.#link(number);
      return part.add(found);
    };
    for (const { number } of services) this.#link(number);
    const chosen = part.add(services);
    const ids = listColumnValues(chosen, "id");
    const ofServices = await find(OF_SERVICE, "service_key", ids);
    const attributes = await find(["attributes", "metadata"], "entity_key", ids);
    await find(["attributes"], "entity_key", listColumnValues(part.rows("schedules"), "id"));
    await find(OF_LINK, "link_key", listColumnValues(part.rows("service_at_locations"), "id"));
    const locations = [
      ...listColumnValues(part.rows("service_at_locations"), "location_id"),
      ...listColumnValues(chosen, "location_id"),
    ];
    await find(["locations"], "own_key", locations);
    await find(OF_LOCATION, "location_key", locations);
    const organizations = listColumnValues(chosen, "organization_id");
    await find(["organizations"], "own_key", organizations);
    await find(OF_ORGANIZATION, "organization_key", organizations);
    const terms = [...attributes, ...ofServices].flatMap((row) => [
      row.get("taxonomy_term_id"),
      row.get("taxonomy_id"),
    ]);
    await find(["taxonomy_terms"], "own_key", terms);
    await find(["units"], "own_key", listColumnValues(part.rows("service_capacities"), "unit_id"));
    return part.build(await this.#earlier(services, ids));
  }

  /** Reads rows of the same services that precede all of these, or are between them. */
  async #earlier(services: readonly StagedRow[], ids: readonly string[]): Promise<SourceRow[]> {
    const keys = keysOfIds(ids);
    const first = services[0]?.number ?? 0;
    const same = await findStagedRows(this.#db, ["services"], "own_key", keys);
    return same.filter(({ number }) => number < first).map(parseStagedRow);
  }
}

function hashKeys(values: RowRead["values"]): RowToStage["keys"] {
  const key = (column: string): number | null =>
    Object.hasOwn(values, column) ? hashId(cellText(values[column] ?? "")) : null;
  return {
    own_key: key("id"),
    service_key: key("service_id"),
    location_key: key("location_id"),
    organization_key: key("organization_id"),
    link_key: key("service_at_location_id"),
    entity_key: key("link_id") ?? key("resource_id"),
    contact_key: key("contact_id"),
  };
}
