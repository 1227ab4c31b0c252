import type { ExportFormat } from "#domain/hsds/export-format.ts";
import { TABLE_COLUMNS } from "#domain/hsds/tables-of-service.ts";
import type { CountedSource } from "./source-count.ts";

export interface PartDescription {
  /** The name under which an import stores its records. */
  readonly name: string;
  /** Whether it has services without any fact from a source. */
  readonly hasOwn: boolean;
  readonly format: ExportFormat;
  /** ISO instant. */
  readonly created: string;
  readonly sources: readonly CountedSource[];
  readonly leftOut: readonly CountedSource[];
  /** Another part of the archive, separate because of its license; null: there is none. */
  readonly shareAlike: { readonly path: string; readonly services: number } | null;
  /** Names of its files. */
  readonly files: readonly string[];
}

/** The content of `datapackage.json` (Frictionless Data Package). */
export function partDescription(part: PartDescription): object {
  const { name, format, created, sources, leftOut, shareAlike, files } = part;
  const [only] = part.hasOwn || sources.length > 1 ? [] : sources;
  const licences = new Set(sources.flatMap(({ source }) => source.licence ?? []));
  return {
    name,
    title: formatTitle(part),
    ...(only === undefined || only.source.url === null ? {} : { homepage: only.source.url }),
    description: "The public part of a directory in HSDS 3.2, with attributes of the Amparo profile.",
    profile: format === "csv" ? "tabular-data-package" : "data-package",
    created,
    hsds_version: "3.2",
    licenses: [...licences].map((licence) => ({ name: licence })),
    sources: sources.map(shownSource),
    left_out: leftOut.map(shownSource),
    ...(shareAlike === null ? {} : { share_alike: shareAlike }),
    resources: files.map(resource),
  };
}

/** Characters of a title, whose names are whole. */
const MAX_TITLE = 200;

/** The names of the sources, which is what others have to name. */
function formatTitle({ hasOwn, sources }: PartDescription): string {
  const names = [
    ...(hasOwn || sources.length === 0 ? [PRODUCT] : []),
    ...sources.map(({ source }) => source.name),
  ];
  const title = [...new Set(names)].join(", ");
  return title.length <= MAX_TITLE ? title : `${PRODUCT}, ${sources.length} sources`;
}

const PRODUCT = "Amparo export";

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
  // Earlier values of a record are withheld: these texts are empty, not missing.
  const missing = base === "metadata" ? { missingValues: [] } : {};
  return { ...described, profile: "tabular-data-resource", schema: { primaryKey: "id", fields, ...missing } };
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
