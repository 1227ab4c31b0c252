import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { ExportFormat } from "#domain/hsds/export-format.ts";
import { NO_ORGANIZATION } from "#domain/hsds/hsds-constants.ts";
import { type HsdsService, hsdsService } from "#domain/hsds/hsds-records.ts";
import { shownTaxonomy, shownTerm, TAXONOMIES, TERMS } from "#domain/hsds/hsds-taxonomies.ts";
import {
  csvLine,
  rowsOfOrganization,
  rowsOfService,
  rowsOfTaxonomies,
  SHARED_TABLES,
  TABLE_COLUMNS,
  type TableName,
  type TableRow,
} from "#domain/hsds/tables-of-service.ts";
import type { Source } from "#domain/services/source.ts";
import { compileSerializer } from "#server/base/http/serializer.ts";
import type { ArchiveFile, ArchiveWriter } from "./archive-writer.ts";
import { type PartDescription, partDescription } from "./part-description.ts";
import { type CountedSource, SourceCount } from "./source-count.ts";

/** Services in one JSON file, which an import parses as a whole. */
const SERVICES_IN_A_FILE = 1000;

export const DESCRIPTION_FILE = "datapackage.json";

const serialize = compileSerializer(hsdsService);

/** The kind of a part: the archive's own package, or one in a folder of it. */
export interface PartKind extends Pick<PartDescription, "name"> {
  /** Beginning of the names of its files. */
  readonly prefix: string;
  /** Whether its services are sent while they are written. Only one part can be. */
  readonly isSent: boolean;
}

/** A package in an archive under way. */
export class PackagePart {
  readonly #archive: ArchiveWriter;
  readonly #kind: PartKind;
  readonly #format: ExportFormat;
  readonly #files = new Map<string, ArchiveFile>();
  /** Texts that are to be written, by file, and the files that they complete. */
  readonly #texts = new Map<string, string[]>();
  readonly #completed = new Set<string>();
  /** Ids of organizations, programs and units, which several services share. */
  readonly #written = new Set<string>();
  readonly #sources = new SourceCount();
  services = 0;
  #hasOwn = false;

  constructor(archive: ArchiveWriter, kind: PartKind, format: ExportFormat) {
    this.#archive = archive;
    this.#kind = kind;
    this.#format = format;
  }

  /**
   * Keeps a service until the next `flush`.
   *
   * @param ofOrganization the source of its organization; absent: none
   */
  add(service: HsdsService, sources: readonly Source[], ofOrganization?: Source): void {
    this.#sources.add(ofOrganization === undefined ? sources : [...sources, ofOrganization]);
    this.#hasOwn ||= sources.length === 0;
    if (this.#format === "json") this.#addToArray(service);
    else {
      this.#addRows(rowsOfService(service));
      const { organization } = service;
      if (this.#isNew(organization?.id ?? NO_ORGANIZATION.id))
        this.#addRows(rowsOfOrganization(organization));
    }
    this.services += 1;
  }

  #addToArray(service: HsdsService): void {
    const isFirst = this.services % SERVICES_IN_A_FILE === 0;
    if (isFirst) this.#endArray();
    this.#text(arrayFile(this.services), `${isFirst ? "[" : ","}\n${serialize(service)}`);
  }

  /** Ends the array that the last service is in. */
  #endArray(): void {
    if (this.services === 0) return;
    const name = arrayFile(this.services - 1);
    this.#text(name, "\n]\n");
    this.#completed.add(name);
  }

  #addRows(rows: readonly TableRow[]): void {
    for (const { table, record } of rows) {
      if (SHARED_TABLES.has(table) && !this.#isNew(String(Reflect.get(record, "id")))) continue;
      this.#addRow(table, record);
    }
  }

  #addRow(table: TableName, record: object): void {
    const name = `${table}.csv`;
    if (!this.#files.has(name) && !this.#texts.has(name))
      this.#text(name, `${TABLE_COLUMNS[table].join(",")}\r\n`);
    this.#text(name, csvLine(table, record));
  }

  #isNew(id: string): boolean {
    if (this.#written.has(id)) return false;
    this.#written.add(id);
    return true;
  }

  #text(name: string, text: string): void {
    const texts = this.#texts.get(name);
    if (texts === undefined) this.#texts.set(name, [text]);
    else texts.push(text);
  }

  /** Writes what was added. */
  async flush(): Promise<void> {
    for (const [name, texts] of this.#texts) {
      const file = this.#files.get(name) ?? this.#begin(name);
      await file.write(texts.join(""));
      if (this.#completed.has(name)) await file.end();
    }
    this.#texts.clear();
  }

  #begin(name: string): ArchiveFile {
    const path = `${this.#kind.prefix}${name}`;
    const isSent = this.#kind.isSent && name.startsWith("services");
    const file = isSent ? this.#archive.sentFile(path) : this.#archive.waitingFile(path);
    this.#files.set(name, file);
    return file;
  }

  /** Completes it with the taxonomies and the description. @param now epoch milliseconds */
  async finish(
    now: number,
    leftOut: readonly CountedSource[],
    shareAlike: PartDescription["shareAlike"],
  ): Promise<void> {
    if (this.#format === "json") {
      this.#endArray();
      this.#text("taxonomies.json", JSON.stringify(TAXONOMIES.map(shownTaxonomy)));
      this.#text("taxonomy_terms.json", JSON.stringify(TERMS.map((term) => shownTerm(term, false))));
    } else this.#addRows(rowsOfTaxonomies());
    await this.flush();
    for (const [name, file] of this.#files) if (!this.#completed.has(name)) await file.end();
    const { name, prefix } = this.#kind;
    const description = partDescription({
      name,
      hasOwn: this.#hasOwn,
      format: this.#format,
      created: isoOfEpoch(now),
      sources: this.#sources.all,
      leftOut,
      shareAlike,
      files: [...this.#files.keys()],
    });
    this.#archive.addText(`${prefix}${DESCRIPTION_FILE}`, `${JSON.stringify(description, null, 2)}\n`);
  }
}

/** @param place of a service, from 0 */
function arrayFile(place: number): string {
  return `services-${String(1 + Math.floor(place / SERVICES_IN_A_FILE)).padStart(4, "0")}.json`;
}
