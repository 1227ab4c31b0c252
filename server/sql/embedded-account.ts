import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account that a database process runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` on every system that we know of; it need not be in /etc/passwd. */
const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * Null: the database runs as we do. PostgreSQL refuses to run as root, so root lends it the account that owns
 * the data already, else the account that owns the folder around it, else nobody's.
 */
export function accountFor(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const folder of [cluster, dirname(cluster)]) {
    const owner = statSync(folder, { throwIfNoEntry: false });
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return NOBODY;
}

/** True when the account may walk from the root of the file system to everything in `folder`. */
export function canWalkTo(account: Account | null, folder: string): boolean {
  if (account === null) return true;
  const real = realpathSync(folder);
  for (let step = real; ; step = dirname(step)) {
    if (!mayPass(account, step)) return false;
    if (step === dirname(step)) return true;
  }
}

function mayPass(account: Account, folder: string): boolean {
  const { uid, gid, mode } = lstatSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
