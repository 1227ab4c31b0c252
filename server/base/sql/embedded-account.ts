import { chownSync, lstatSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { OperatorError } from "#server/base/process/operator-error.ts";

/** The system account that a database process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** The account `nobody` on common systems; it need not be in /etc/passwd. */
const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * Returns the account of the database; null: our own. PostgreSQL refuses to run as root, so as root we use the account
 * that owns the data, else the one that owns its parent folder, else `nobody`.
 */
export function accountFor(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const folder of [cluster, dirname(cluster)]) {
    const owner = statSync(folder, { throwIfNoEntry: false });
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return NOBODY;
}

/** True when the account can traverse the path to `folder`. */
export function canTraverse(account: Account | null, folder: string): boolean {
  if (account === null) return true;
  const real = realpathSync(folder);
  for (let step = real; ; step = dirname(step)) {
    if (!canEnter(account, step)) return false;
    if (step === dirname(step)) return true;
  }
}

function canEnter(account: Account, folder: string): boolean {
  const { uid, gid, mode } = lstatSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/**
 * The path of its folder from the process's point of view. Root may keep it under a private path, such as its
 * home, which the process cannot traverse: it is started in that folder, which Linux lets it address as its
 * working directory.
 */
export function pathFor(account: Account | null, folder: string): string {
  if (canTraverse(account, dirname(folder))) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new OperatorError(
    `The embedded database cannot run as root, and account ${account?.uid} may not walk to ${folder}. Start Amparo as an ordinary user, or set DATA_DIR to a folder that everyone may walk to.`,
  );
}

/** Changes the owner to the account. */
export function chownTo(account: Account | null, ...paths: string[]): void {
  if (account === null) return;
  for (const path of paths) chownSync(path, account.uid, account.gid);
}

/** Environment of its processes. */
export function environment(): Record<string, string> {
  // Inherits nothing: PGDATA, PGPORT, LC_ALL and the like would change the process's behaviour.
  return {
    PATH: "/usr/bin:/bin",
    TZ: "UTC",
    ...(process.platform === "win32" ? { SystemRoot: "C:\\Windows" } : {}),
  };
}
