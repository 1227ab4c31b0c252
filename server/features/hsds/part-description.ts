import type { ExportFormat } from "#domain/hsds/export-calls.ts";
import { TABLE_COLUMNS } from "#domain/hsds/tables-of-service.ts";
import type { CountedSource } from "./source-count.ts";

export interface PartDescription {
  /** The name under which an import stores its records. */
  readonly name: string;
  readonly title: string;
  readonly format: ExportFormat;
  /** ISO instant. */
  readonly created: string;
  readonly sources: readonly CountedSource[];
  readonly leftOut: readonly CountedSource[];
  /** Names of its files. */
  readonly files: readonly string[];
}

/** The content of `datapackage.json` (Frictionless Data Package). */
export function partDescription(part: PartDescription): object {
  const { name, title, format, created, sources, leftOut, files } = part;
  const licences = new Set(sources.flatMap(({ source }) => source.licence ?? []));
  return {
    name,
    title,
    description: "The public part of a directory in HSDS 3.2, with attributes of the Amparo profile.",
    profile: format === "csv" ? "tabular-data-package" : "data-package",
    created,
    hsds_version: "3.2",
    licenses: [...licences].map((licence) => ({ name: licence })),
    sources: sources.map(shownSource),
    left_out: leftOut.map(shownSource),
    resources: files.map(resource),
  };
}

function resource(file: string): object {
  const [base = "", format = ""] = file.split(".");
  const described = {
    name: base,
    path: file,
    format,
    mediatype: format === "csv" ? "text/csv" : "application/json",
    encoding: "utf-8",
  };
  if (format !== "csv") return described;
  const columns = Object.entries(TABLE_COLUMNS).find(([table]) => table === base)?.[1] ?? [];
  const fields = columns.map((column) => ({
    name: column,
    type: NUMBERS.has(column) ? "number" : "string",
  }));
  return { ...described, profile: "tabular-data-resource", schema: { primaryKey: "id", fields } };
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
