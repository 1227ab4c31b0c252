import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod/mini";

/**
 * The official description of HSDS's tables, which is not part of the project: it is in the folder next to it, if at
 * all. Tests that need it are skipped where it is absent.
 */
const FILE = path.resolve(import.meta.dirname, "../../shared/hsds/hsds-3.2/examples/csv/datapackage.json");

export const hasHsdsTables = existsSync(FILE);

/** The parts of Table Schema's column descriptions that HSDS uses. */
const column = z.object({
  name: z.string(),
  type: z.enum(["string", "number", "date", "datetime", "time"]),
  format: z.optional(z.enum(["uuid", "email", "uri"])),
  constraints: z.object({
    required: z.boolean(),
    unique: z.boolean(),
    enum: z.optional(z.array(z.string())),
  }),
});
const table = z.object({
  name: z.string(),
  path: z.string(),
  schema: z.object({
    fields: z.array(column),
    foreignKeys: z.optional(
      z.array(
        z.object({ fields: z.string(), reference: z.object({ resource: z.string(), fields: z.string() }) }),
      ),
    ),
  }),
});
const description = z.object({ resources: z.array(table) });
/** The package's description of its own tables. */
const ownDescription = z.object({
  resources: z.array(
    z.object({ path: z.string(), schema: z.object({ missingValues: z.optional(z.array(z.string())) }) }),
  ),
});
type Column = z.output<typeof column>;
type Row = Readonly<Record<string, string>>;

const SHAPES: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
  time: /^\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/u,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,
  email: /^[^\s@]+@[^\s@]+$/u,
  uri: /^[a-z]+:\S+$/u,
};

/**
 * Validates a package of tables by the official description. Each kind of error is reported once, with an example. The
 * package's own description says in which tables an empty text is no missing value.
 *
 * @param files texts by their names, of one package
 */
export function tableErrors(files: ReadonlyMap<string, string>): string[] {
  const { resources } = z.parse(description, JSON.parse(readFileSync(FILE, "utf8")));
  const own = z.parse(ownDescription, JSON.parse(files.get("datapackage.json") ?? ""));
  const errors = new Map<string, string>();
  const note = (kind: string, example: string) => errors.set(kind, errors.get(kind) ?? `${kind}: ${example}`);
  const read = new Map<string, Row[]>();
  for (const [name, text] of files) {
    if (!name.endsWith(".csv")) continue;
    const found = resources.find((each) => each.path === path.posix.basename(name));
    if (found === undefined) note("unknown table", name);
    else {
      const rows: Row[] = parse(text, { columns: true });
      read.set(found.name, rows);
      const stated = own.resources.find((each) => each.path === found.path);
      checkRows(found, rows, stated?.schema.missingValues ?? [""], note);
    }
  }
  for (const each of resources) checkReferences(each, read, note);
  return [...errors.values()];
}

type Note = (kind: string, example: string) => void;

function checkRows(
  { name, schema }: z.output<typeof table>,
  rows: readonly Row[],
  missingValues: readonly string[],
  note: Note,
): void {
  for (const each of Object.keys(rows[0] ?? {}))
    if (!schema.fields.some((field) => field.name === each)) note("unknown column", `${name}.${each}`);
  for (const field of schema.fields) {
    const seen = new Set<string>();
    for (const row of rows) {
      const value = row[field.name] ?? "";
      const isMissing = row[field.name] === undefined || missingValues.includes(value);
      const wrong = isMissing ? missing(field) : wrongWith(value, field);
      if (wrong !== null) note(`${name}.${field.name} ${wrong}`, `${JSON.stringify(value)} of ${row["id"]}`);
      if (field.constraints.unique && value !== "" && seen.has(value))
        note(`${name}.${field.name} twice`, value);
      seen.add(value);
    }
  }
}

function checkReferences(
  { name, schema }: z.output<typeof table>,
  read: ReadonlyMap<string, readonly Row[]>,
  note: Note,
): void {
  for (const { fields, reference } of schema.foreignKeys ?? []) {
    const known = new Set(read.get(reference.resource)?.map((row) => row[reference.fields]));
    for (const row of read.get(name) ?? []) {
      const value = row[fields] ?? "";
      if (value !== "" && !known.has(value)) note(`${name}.${fields} leads nowhere`, value);
    }
  }
}

function missing({ constraints }: Column): string | null {
  return constraints.required ? "is required" : null;
}

function wrongWith(value: string, { type, format, constraints }: Column): string | null {
  if (SHAPES[type]?.test(value) === false) return `is no ${type}`;
  if (format !== undefined && SHAPES[format]?.test(value) === false) return `is no ${format}`;
  return constraints.enum === undefined || constraints.enum.includes(value) ? null : "is not of its list";
}
