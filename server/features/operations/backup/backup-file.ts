import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod/mini";
import { OperatorError } from "#server/base/process/operator-error.ts";

/**
 * A backup is one gzip file of lines. A line that begins with `#` describes what follows, as JSON; any other is a row,
 * as the JSON object that PostgreSQL makes of it, and goes back without being touched.
 *
 *     # {"is":"amparo-backup","format":1,"migrations":[{"name":…,"checksum":…}]}
 *     # {"is":"table","name":"services","columns":["id",…]}
 *     {"id":…}
 *     # {"is":"jobs"}
 *     {"queue":…,"data":…,"key":…,"notBefore":…}
 *     # {"is":"end","rows":4089}
 */
const MARK = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("amparo-backup"),
    format: z.number(),
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  }),
  z.object({ is: z.literal("table"), name: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal("jobs") }),
  z.object({ is: z.literal("end"), rows: z.number() }),
]);

export type BackupMarker = z.infer<typeof MARK>;

const JOB = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  key: z.string(),
  notBefore: z.number(),
});

/** A job that was pending when the backup was made. */
export type BackupJob = z.infer<typeof JOB>;

export type BackupLine = { mark: BackupMarker } | { row: string };

/** Maximum line length in bytes. Far more than any row needs; bounds the memory that a corrupt file can take. */
const MAX_LINE_LENGTH = 32 * 1024 * 1024;

/** Opens the file into which a backup is written until it is complete. */
export type OpenDraft = (path: string) => Writable;

const openFile: OpenDraft = (path) => createWriteStream(path, { mode: 0o600, flush: true });

/**
 * Writes the file completely or not at all, readable by its owner only since it holds everything.
 *
 * @throws OperatorError when it exists already or cannot be written
 */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<BackupLine>,
  openDraft: OpenDraft = openFile,
): Promise<void> {
  const draft = `${path}.part`;
  try {
    const file = await open(path, "wx", 0o600);
    await file.close();
  } catch (cause) {
    const isThere = isCode(cause, "EEXIST");
    throw new OperatorError(
      isThere ? `${path} is there already. Give another name.` : cannotAccess("written", path, cause),
      { cause },
    );
  }
  try {
    await pipeline(serializeLines(lines), createGzip({ level: 6 }), openDraft(draft));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    await rm(path, { force: true });
    if (isCode(error, "ENOSPC") || isCode(error, "EDQUOT") || isCode(error, "EIO")) {
      throw new OperatorError(cannotAccess("written", path, error), { cause: error });
    }
    throw error;
  }
}

/**
 * Reads all lines of a backup.
 *
 * @throws OperatorError when it cannot be read, is not a backup, or is truncated
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  let isFirst = true;
  let rows = 0;
  let stated: number | null = null;
  for await (const text of unpackLines(path)) {
    const line = readLine(path, text);
    if (stated !== null) throw damaged(path);
    if (isFirst !== ("mark" in line && line.mark.is === "amparo-backup")) throw notABackup(path);
    isFirst = false;
    if ("row" in line) rows += 1;
    else if (line.mark.is === "end") stated = line.mark.rows;
    yield line;
  }
  if (isFirst) throw notABackup(path);
  if (stated !== rows) throw damaged(path);
}

async function* serializeLines(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  let text = "";
  for await (const line of lines) {
    text += "row" in line ? `${line.row}\n` : `# ${JSON.stringify(line.mark)}\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = "";
  }
  yield text;
}

async function* unpackLines(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for await (const chunk of unpacked) {
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MAX_LINE_LENGTH) throw notABackup(path);
      yield* lines;
    }
    if (rest + decoder.decode() !== "") throw damaged(path);
  } catch (error) {
    throw toOperatorError(path, error);
  }
}

function readLine(path: string, text: string): BackupLine {
  if (!text.startsWith("# ")) return { row: text };
  return { mark: parsed(path, MARK, text.slice(2)) };
}

/** @throws OperatorError when the row is not a job */
export function readJob(path: string, row: string): BackupJob {
  return parsed(path, JOB, row);
}

function parsed<T>(path: string, shape: z.ZodMiniType<T>, text: string): T {
  try {
    return z.parse(shape, JSON.parse(text));
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function toOperatorError(path: string, error: unknown): unknown {
  if (isCode(error, "Z_BUF_ERROR")) return damaged(path);
  if (isCode(error, "Z_DATA_ERROR") || isCode(error, "ERR_ENCODING_INVALID_ENCODED_DATA"))
    return notABackup(path);
  if (isCode(error, "ENOENT") || isCode(error, "EACCES") || isCode(error, "EISDIR")) {
    return new OperatorError(cannotAccess("read", path, error));
  }
  return error;
}

function cannotAccess(what: "read" | "written", path: string, cause: unknown): string {
  return `${path} cannot be ${what}: ${cause instanceof Error ? cause.message : String(cause)}`;
}

function notABackup(path: string): OperatorError {
  return new OperatorError(`${path} is not an Amparo backup. Nothing was changed.`);
}

function damaged(path: string, cause?: unknown): OperatorError {
  return new OperatorError(`${path} is incomplete or damaged. Nothing was changed.`, { cause });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
