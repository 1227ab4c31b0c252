import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "#server/base/process/operator-error.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type ExportOptions, type ExportReport, exportPackage } from "./export-package.ts";

/**
 * Writes an export to a file: completely, or not at all. What waits until it can be written waits next to it, where
 * there has to be room for it anyway.
 *
 * @throws OperatorError where the file is there already or cannot be written
 */
export async function exportToFile(
  db: Db,
  file: string,
  options: Omit<ExportOptions, "folder">,
): Promise<ExportReport> {
  const draft = `${file}.part`;
  await reserve(file);
  try {
    const to = createWriteStream(draft, { mode: 0o600, flush: true });
    const report = await exportPackage(db, to, { ...options, folder: path.dirname(file) });
    await rename(draft, file);
    return report;
  } catch (cause) {
    await rm(draft, { force: true });
    await rm(file, { force: true });
    if (isCode(cause, "ENOSPC", "EDQUOT", "EFBIG")) {
      throw new OperatorError(`There is no room for ${file}. Nothing was exported.`, { cause });
    }
    throw cause;
  }
}

/** Takes the name, so that no file of someone else is overwritten. */
async function reserve(file: string): Promise<void> {
  try {
    await (await open(file, "wx", 0o600)).close();
  } catch (cause) {
    if (isCode(cause, "EEXIST")) {
      throw new OperatorError(`${file} is there already. Give another name.`, { cause });
    }
    if (isCode(cause, "ENOENT")) {
      throw new OperatorError(`There is no folder ${path.dirname(file)}.`, { cause });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`${file} can't be written (${reason}).`, { cause });
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
