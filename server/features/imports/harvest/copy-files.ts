import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Db } from "#server/base/sql/db.ts";
import { nextCopied } from "./copy-queries.ts";
import { isArchive } from "./fetch-package.ts";
import { listCopiedFiles, readPiece } from "./piece-queries.ts";
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

/** A single file, or a folder of them. */
async function writePackage(db: Db, name: string, folder: string): Promise<string> {
  const files = await listCopiedFiles(db, name);
  if (files.some((file) => file !== "")) {
    for (const file of files) await writePieces(db, name, file, path.join(folder, file));
    return folder;
  }
  const first = await readPiece(db, name, { file: "", number: 0, isNew: false });
  const location = path.join(folder, first !== null && isArchive(first) ? "package.zip" : "package.json");
  await writePieces(db, name, "", location);
  return location;
}

async function writePieces(db: Db, name: string, file: string, location: string): Promise<void> {
  const written = await open(location, "w", 0o600);
  try {
    for (let number = 0; ; number++) {
      const piece = await readPiece(db, name, { file, number, isNew: false });
      if (piece === null) return;
      await written.writeFile(piece);
    }
  } finally {
    await written.close();
  }
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
