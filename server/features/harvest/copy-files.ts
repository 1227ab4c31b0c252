import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Db } from "#server/sql/db.ts";
import { nextCopied, readPiece } from "./copy-queries.ts";
import { isArchive } from "./fetch-package.ts";
import type { HarvestRow } from "./queries.ts";

/** Services in one file, which the importer parses as a whole. */
const SERVICES_IN_A_FILE = 200;

/** Writes the copy of a source as a package for the importer, while `work` runs. */
export async function withCopyFiles<T>(
  db: Db,
  { name, kind }: Pick<HarvestRow, "name" | "kind">,
  work: (location: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "amparo-harvest-"));
  try {
    const location = await (kind === "PACKAGE"
      ? writePackage(db, name, folder)
      : writeServices(db, name, folder));
    return await work(location);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePackage(db: Db, name: string, folder: string): Promise<string> {
  const first = await readPiece(db, name, 0, { isNew: false });
  const location = path.join(folder, first !== null && isArchive(first) ? "package.zip" : "package.json");
  const file = await open(location, "w", 0o600);
  try {
    for (let number = 0, piece = first; piece !== null; ) {
      await file.writeFile(piece);
      number += 1;
      piece = await readPiece(db, name, number, { isNew: false });
    }
  } finally {
    await file.close();
  }
  return location;
}

async function writeServices(db: Db, name: string, folder: string): Promise<string> {
  let after = "";
  for (let number = 1; ; number++) {
    const records = await nextCopied(db, name, after, SERVICES_IN_A_FILE);
    const last = records.at(-1);
    if (last === undefined) return folder;
    const text = `[\n${records.map(({ body }) => body).join(",\n")}\n]\n`;
    const file = path.join(folder, `services-${String(number).padStart(5, "0")}.json`);
    await writeFile(file, text, { mode: 0o600 });
    after = last.id;
  }
}
