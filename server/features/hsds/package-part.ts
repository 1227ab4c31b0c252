import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import type { ZipFile } from "yazl";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { type HsdsService, hsdsService } from "#domain/hsds/hsds-records.ts";
import { shownTaxonomy, shownTerm, TAXONOMIES, TERMS } from "#domain/hsds/hsds-taxonomies.ts";
import { csvLine, rowsOfService, TABLE_COLUMNS, type TableName } from "#domain/hsds/tables-of-service.ts";
import type { Source } from "#domain/sources/source.ts";
import { serializerOf } from "#server/http/serializer.ts";
import { type CountedSource, SourceCount } from "./source-count.ts";

export type ExportFormat = "json" | "csv";

/** Services in one JSON file, which an import parses as a whole. */
const SERVICES_IN_A_FILE = 1000;

const serialize = serializerOf(hsdsService);

/** Tables whose rows several services share. */
const SHARED: ReadonlySet<TableName> = new Set(["organizations", "programs", "units"]);

/** A package, or the part of one in a folder of its own: written to files first, and then put into an archive. */
export class PackagePart {
  readonly #prefix: string;
  readonly #folder: string;
  readonly #format: ExportFormat;
  readonly #files = new Map<string, WriteStream>();
  readonly #shared = new Set<string>();
  readonly #sources = new SourceCount();
  services = 0;

  /**
   * @param folder beginning of the paths of its files, which are temporary
   * @param prefix beginning of their names in the archive
   */
  constructor(folder: string, prefix: string, format: ExportFormat) {
    this.#folder = folder;
    this.#prefix = prefix;
    this.#format = format;
  }

  async add(service: HsdsService, sources: readonly Source[]): Promise<void> {
    this.#sources.add(sources);
    const place = this.services++;
    if (this.#format === "json") {
      const isFirst = place % SERVICES_IN_A_FILE === 0;
      const number = String(1 + Math.floor(place / SERVICES_IN_A_FILE)).padStart(4, "0");
      if (isFirst && place > 0) await this.#endArray();
      await this.#write(`services-${number}.json`, `${isFirst ? "[" : ","}\n${serialize(service)}`);
      return;
    }
    for (const { table, record } of rowsOfService(service)) await this.#writeRow(table, record);
  }

  async #writeRow(table: TableName, record: object): Promise<void> {
    const id = String(Reflect.get(record, "id"));
    // Phones and metadata of an organization come along with each of its services.
    const isRepeated =
      SHARED.has(table) ||
      Reflect.get(record, "organization_id") !== undefined ||
      Reflect.get(record, "resource_type") === "organization";
    if (isRepeated && table !== "services") {
      if (this.#shared.has(id)) return;
      this.#shared.add(id);
    }
    if (!this.#files.has(`${table}.csv`))
      await this.#write(`${table}.csv`, `${TABLE_COLUMNS[table].join(",")}\r\n`);
    await this.#write(`${table}.csv`, csvLine(table, record));
  }

  async #write(name: string, text: string): Promise<void> {
    let stream = this.#files.get(name);
    if (stream === undefined) {
      stream = createWriteStream(this.#pathOf(name), { mode: 0o600 });
      this.#files.set(name, stream);
    }
    if (!stream.write(text)) await once(stream, "drain");
  }

  #pathOf(name: string): string {
    return `${this.#folder}-${path.basename(name)}`;
  }

  /** Ends the array of the last JSON file. */
  async #endArray(): Promise<void> {
    const [name] = [...this.#files.keys()].slice(-1);
    if (name === undefined) return;
    await this.#write(name, "\n]\n");
    await this.#end(name);
  }

  async #end(name: string): Promise<void> {
    const stream = this.#files.get(name);
    if (stream === undefined || stream.writableFinished) return;
    stream.end();
    await finished(stream);
  }

  /** Puts the files into the archive, with the taxonomies and the description. @param now epoch milliseconds */
  async finish(zip: ZipFile, now: number, leftOut: readonly CountedSource[]): Promise<void> {
    if (this.#format === "json") {
      await this.#endArray();
      await this.#write("taxonomies.json", JSON.stringify(TAXONOMIES.map(shownTaxonomy)));
      await this.#write("taxonomy_terms.json", JSON.stringify(TERMS.map((term) => shownTerm(term, false))));
    } else {
      for (const taxonomy of TAXONOMIES) await this.#writeRow("taxonomies", shownTaxonomy(taxonomy));
      for (const term of TERMS) await this.#writeRow("taxonomy_terms", shownTerm(term, false));
    }
    const mtime = new Date(now);
    for (const name of this.#files.keys()) {
      await this.#end(name);
      zip.addFile(this.#pathOf(name), `${this.#prefix}${name}`, { mtime });
    }
    const description = JSON.stringify(this.#description(now, leftOut), null, 2);
    zip.addBuffer(Buffer.from(description), `${this.#prefix}datapackage.json`, { mtime });
  }

  #description(now: number, leftOut: readonly CountedSource[]): object {
    const all = this.#sources.all;
    const licences = new Set(all.flatMap(({ source }) => source.licence ?? []));
    return {
      name: "amparo-export",
      title: "Amparo export",
      description: "The public part of a directory in HSDS 3.2, with attributes of the Amparo profile.",
      profile: this.#format === "csv" ? "tabular-data-package" : "data-package",
      created: isoOfEpoch(now),
      hsds_version: "3.2",
      licenses: [...licences].map((name) => ({ name })),
      sources: all.map(shownSource),
      left_out: leftOut.map(shownSource),
      resources: [...this.#files.keys()].map((name) => this.#resource(name)),
    };
  }

  #resource(name: string): object {
    const [base = "", format = ""] = name.split(".");
    const columns = Object.entries(TABLE_COLUMNS).find(([table]) => table === base)?.[1] ?? [];
    const resource = {
      name: base,
      path: name,
      format,
      mediatype: format === "csv" ? "text/csv" : "application/json",
      encoding: "utf-8",
    };
    if (format !== "csv") return resource;
    const fields = columns.map((column) => ({
      name: column,
      type: NUMBERS.has(column) ? "number" : "string",
    }));
    return { ...resource, profile: "tabular-data-resource", schema: { primaryKey: "id", fields } };
  }
}

const NUMBERS: ReadonlySet<string> = new Set([
  "minimum_age",
  "maximum_age",
  "latitude",
  "longitude",
  "extension",
  "interval",
  "available",
  "maximum",
]);

function shownSource({ source: { name, url, licence }, services }: CountedSource): object {
  return { title: name, ...(url === null ? {} : { path: url }), licence: licence ?? "not stated", services };
}
