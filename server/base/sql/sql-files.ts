import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of SQL statements. Its checksum is the same whatever its line ends are. */
export interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

/** Reads the `.sql` files of a folder, in the order of their names. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: computeChecksum(text) };
    }),
  );
}

/** Computes the checksum by which an applied file is recognized. */
export function computeChecksum(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
