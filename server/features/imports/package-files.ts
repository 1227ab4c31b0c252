import { createReadStream, type Stats } from "node:fs";
import { lstat, open, opendir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Entry } from "yauzl";
import { openPromise } from "yauzl";
import { type TableName, tableNamed } from "#domain/hsds/source-row.ts";
import { type ImportLimits, inMegabytes, PackageError, printable } from "./import-limits.ts";

/** One CSV or JSON file of a package. */
export interface PackageFile {
  /** Path inside the package, with `/`. */
  name: string;
  /** Unpacked bytes as declared by the package; readers count for themselves. */
  size: number;
  open(): Promise<Readable>;
}

export interface OpenPackage {
  /** Name of the folder or archive, without its extension. */
  name: string;
  /** Files of an archive, from all of its folders. */
  files: readonly PackageFile[];
  close(): Promise<void>;
}

/** Opens a folder, a zip archive, or a single JSON file. Nothing is unpacked to the disk. */
export async function openPackage(location: string, limits: ImportLimits): Promise<OpenPackage> {
  const stat = await lstat(location).catch(() => null);
  if (stat === null) throw new PackageError(`There is nothing at ${printable(location)}.`);
  const target = stat.isSymbolicLink() ? await followed(location) : stat;
  const name = path.basename(path.resolve(location)).replace(/\.(?:zip|json)$/iu, "");
  if (target.isDirectory())
    return { name, files: await filesOfFolder(location, limits), close: async () => {} };
  if (!target.isFile()) throw new PackageError(`${printable(location)} is neither a folder nor a file.`);
  if (/\.json$/iu.test(location)) {
    const file = {
      name: path.basename(location),
      size: target.size,
      open: async () => createReadStream(location),
    };
    return { name, files: [file], close: async () => {} };
  }
  return openArchive(location, name, target.size, limits);
}

async function followed(location: string): Promise<Stats> {
  const handle = await open(location).catch(() => null);
  if (handle === null) throw new PackageError(`There is nothing at ${printable(location)}.`);
  try {
    return await handle.stat();
  } finally {
    await handle.close();
  }
}

const isTable = (name: string): boolean =>
  /\.(?:csv|json)$/iu.test(name) &&
  !name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

/** The files of the folder itself, or of its only subfolder where it holds nothing else. */
async function filesOfFolder(location: string, limits: ImportLimits): Promise<PackageFile[]> {
  const names: string[] = [];
  const directory = await opendir(location);
  for await (const entry of directory) {
    names.push(entry.name);
    if (names.length > limits.files)
      throw new PackageError(`${printable(location)} has more than ${limits.files} files.`);
  }
  if (!names.some(isTable)) {
    const visible = names.filter((name) => !name.startsWith("."));
    const only = visible.length === 1 && visible[0] !== undefined ? path.join(location, visible[0]) : null;
    if (only !== null && (await lstat(only)).isDirectory() && (await readdir(only)).some(isTable)) {
      return filesOfFolder(only, limits);
    }
  }
  const files: PackageFile[] = [];
  for (const name of names.filter(isTable).sort()) {
    const full = path.join(location, name);
    const stat = await lstat(full);
    if (stat.isSymbolicLink())
      throw new PackageError(`${printable(name)} is a link; a package holds plain files only.`);
    if (stat.isFile()) files.push({ name, size: stat.size, open: async () => createReadStream(full) });
  }
  return files;
}

const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

async function openArchive(
  location: string,
  name: string,
  size: number,
  limits: ImportLimits,
): Promise<OpenPackage> {
  if (size > limits.zipBytes) {
    throw new PackageError(
      `${printable(name)} has ${inMegabytes(size)}; an archive may have ${inMegabytes(limits.zipBytes)}.`,
    );
  }
  const zip = await openPromise(location, {
    autoClose: false,
    lazyEntries: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw new PackageError(
      `${printable(path.basename(location))} is not a zip archive (${formatReason(error)}).`,
    );
  });
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= limits.files)
        throw new PackageError(`The archive contains more than ${limits.files} files.`);
      checkEntry(entry);
      entries.push(entry);
    }
    const files = entries
      .filter((entry) => isTable(entry.fileName))
      .map((entry) => ({
        name: entry.fileName,
        size: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry, {}),
      }));
    return { name, files, close: async () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof PackageError) throw error;
    throw new PackageError(`The archive can't be read: ${formatReason(error)}.`, { cause: error });
  }
}

/** A path that leads out of the archive, or an entry that is not a plain file, refuses the whole archive. */
function checkEntry(entry: Entry): void {
  const { fileName } = entry;
  const parts = fileName.split("/");
  const leadsOut =
    fileName.startsWith("/") || /^[a-z]:/iu.test(fileName) || fileName.includes("\\") || parts.includes("..");
  if (leadsOut || fileName.includes("\0")) {
    throw new PackageError(`The archive contains a path that leads out of it: ${printable(fileName)}`);
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw new PackageError(`The archive contains a link: ${printable(fileName)}`);
  }
  if ((entry.generalPurposeBitFlag & 1) === 1) {
    throw new PackageError(`The archive is encrypted: ${printable(fileName)}`);
  }
}

/**
 * `tables/services.csv`, `services_list.json`, `services-0001.json` → `services`; null for a file that is not named
 * after a table.
 */
export function tableOfFile(name: string): TableName | null {
  const base = path.posix.basename(name);
  return tableNamed(base.replace(/(?:\.csv|(?:_(?:full|list)|-\d{4,6})?\.json)$/iu, ""));
}

/** The message of an error in one printable line, without its period. */
export function formatReason(error: unknown): string {
  return printable(error instanceof Error ? error.message.replace(/\.$/u, "") : String(error));
}
