import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../settings/config.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Error codes that an operator can resolve on the folder. A full disk is not among them, since reads still work without
 * free space.
 */
const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);

/** Whether the app stores anything in `DATA_DIR`. */
export function usesDataFolder({
  databaseUrl,
  s3,
  smtpUrl,
}: Pick<Config, "databaseUrl" | "s3" | "smtpUrl">): boolean {
  return databaseUrl === null || s3 === null || smtpUrl === null;
}

/**
 * Creates the data folder if it does not exist.
 *
 * @throws OperatorError where the folder cannot be written
 */
export function requireDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.writable-${randomBytes(8).toString("hex")}`);
  try {
    createFolder(dataDir);
    writeFileSync(probe, "", { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOSPC") return;
    if (!UNWRITABLE.has(code)) throw error;
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be written (${code}). Make it writable for this account, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Node's own recursion never ends where an existing folder reports that it is missing, as `/proc` does. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it at this moment.
    if (!existsSync(path)) throw error;
  }
}
