import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { IncomingFile } from "#domain/base/contract/incoming-file.ts";
import { type Checked, invalid, type Problem, problem } from "#domain/base/contract/problems.ts";

/** Packages that were uploaded to be imported: private files of this server, by the ids of their imports. */
export interface ImportUploads {
  /** Stores a package while it arrives; resolves to its name. What cannot be a package is refused and not stored. */
  save(id: string, file: IncomingFile): Promise<Checked<string>>;
  /** Returns the path of an upload; null where it is not here. */
  find(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
  /** Removes all but this one. */
  removeOthers(id: string | null): Promise<void>;
}

/** Room that has to be left on the disk once a package of the maximal size is stored. */
const ROOM_BYTES = 512 * 1024 * 1024;

/** Opens the file into which a package is written while it arrives. */
type OpenPart = (location: string) => Writable;

const openFile: OpenPart = (location) => createWriteStream(location, { mode: 0o600 });

/** @param dataDir absolute path of `DATA_DIR` */
export function importUploads(dataDir: string, openPart: OpenPart = openFile): ImportUploads {
  const folder = path.join(dataDir, "imports", "uploads");
  const toPartPath = (id: string) => path.join(folder, `${id}.part`);
  const find = async (id: string): Promise<string | null> => {
    const names = await namesIn(folder);
    const name = names.find((each) => each === `${id}.zip` || each === `${id}.json`);
    return name === undefined ? null : path.join(folder, name);
  };
  const remove = async (id: string): Promise<void> => {
    for (const name of await namesIn(folder)) {
      if (name.startsWith(`${id}.`)) await rm(path.join(folder, name), { force: true });
    }
  };
  return {
    async save(id, incoming) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < ROOM_BYTES) return refused(problem("diskFull"));
      const opened = await incoming.open();
      if (!opened.ok) return opened;
      try {
        const type = await stored(opened.value.bytes, openPart(toPartPath(id)));
        if (incoming.isCut()) return await discarded(problem("contentTooLarge", { file: "tooLong" }));
        if (type === "empty") return await discarded(invalid({ file: "required" }));
        if (type === null) return await discarded(problem("unsupportedMediaType", { file: "wrongType" }));
        await rename(toPartPath(id), path.join(folder, `${id}.${type}`));
        return { ok: true, value: packageName(opened.value.name) };
      } catch (error) {
        const refusal = await discarded(problemOfFailure(error));
        if (isOfDisk(error)) throw error;
        return refusal;
      }
      async function discarded(found: Problem): Promise<Checked<string>> {
        await remove(id);
        return refused(found);
      }
    },
    find,
    remove,
    async removeOthers(id) {
      for (const name of await namesIn(folder)) {
        if (id === null || !name.startsWith(`${id}.`)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

function problemOfFailure(error: unknown): Problem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" ? problem("diskFull") : invalid({ file: "wrongType" });
}

/** The disk failed, which is no fault of the file's, and for another reason than that it is full. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && problemOfFailure(error).key !== "diskFull";
}

type PackageType = "zip" | "json";

/** Writes the bytes to a file, and recognizes their type. It stops at other types. */
async function stored(
  bytes: AsyncIterable<Uint8Array>,
  part: Writable,
): Promise<PackageType | "empty" | null> {
  let type: PackageType | "empty" | null = "empty";
  const recognize = new Transform({
    transform(chunk: Buffer, _, done) {
      if (type === "empty" && chunk.length > 0) type = detectType(chunk);
      // The rest of a wrong file is read without being stored, so that the form can be answered.
      done(null, type === null ? undefined : chunk);
    },
  });
  await pipeline(Readable.from(bytes), recognize, part);
  return type;
}

/**
 * Detects the type by content, never by name: a zip archive, or JSON after an optional byte-order mark and white space.
 */
function detectType(start: Buffer): PackageType | null {
  if (start.length >= 2 && start[0] === 0x50 && start[1] === 0x4b) return "zip";
  const text = start
    .subarray(0, 256)
    .toString("utf8")
    .replace(/^\ufeff/u, "")
    .trimStart();
  return /^[[{]/u.test(text) ? "json" : null;
}

/** A name that is safe to show and to use as the name of a source: no folders, and no signs but a few. */
function packageName(given: string): string {
  const last = given.split(/[/\\]/u).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}._ -]/gu, "")
    .trim()
    .slice(0, 100);
  return plain === "" ? "package" : plain;
}

function refused(found: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: found };
}
