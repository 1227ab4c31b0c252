import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The version of the product, from its package. */
export async function readVersion(): Promise<string> {
  const description: { version: string } = JSON.parse(
    await readFile(join(import.meta.dirname, "../../../package.json"), "utf8"),
  );
  return description.version;
}
