import { readFile } from "node:fs/promises";
import path from "node:path";
import { type HsdsSchema, hsdsErrors } from "./hsds-schemas.ts";
import { tableErrors } from "./hsds-tables.ts";
import { unzipped } from "./unzipped.ts";

const SCHEMAS: readonly (readonly [file: RegExp, schema: HsdsSchema])[] = [
  [/^services-\d{4}\.json$/u, "service"],
  [/^taxonomies\.json$/u, "taxonomy"],
  [/^taxonomy_terms\.json$/u, "taxonomy_term"],
];

/** Validates the files of an exported archive by the official schemas and tables; no errors are expected. */
export async function packageErrors(archive: string): Promise<string[]> {
  const files = [...(await unzipped(await readFile(archive)))];
  const folders = Map.groupBy(files, ([name]) => path.posix.dirname(name));
  return [...folders.values()].flatMap((all) => {
    const own = new Map(all.map(([name, text]) => [path.posix.basename(name), text]));
    const isTabular = [...own.keys()].some((name) => name.endsWith(".csv"));
    return isTabular ? tableErrors(own) : [...own].flatMap(([name, text]) => fileErrors(name, text));
  });
}

function fileErrors(name: string, text: string): string[] {
  const schema = SCHEMAS.find(([file]) => file.test(name))?.[1];
  if (schema === undefined) return name === "datapackage.json" ? [] : [`unknown file ${name}`];
  const records: unknown[] = JSON.parse(text);
  return records.flatMap((record) => hsdsErrors(schema, record)).slice(0, 5);
}
