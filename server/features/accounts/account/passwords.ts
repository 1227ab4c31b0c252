import { concurrencyLimit } from "#server/base/load/concurrency-limit.ts";
import { DUMMY_HASH, hashPassword, verifyPassword } from "./password-hash.ts";

/** Hashes passwords with limited concurrency; null where the queue is full. */
export interface Passwords {
  hash(password: string): Promise<string | null>;
  /** Takes as long for no hash (null) as for a stored one, and resolves to false. */
  isRight(stored: string | null, password: string): Promise<boolean | null>;
}

/** A hash takes 19 MiB. Two at a time leave threads for files and DNS; a queue of a hundred takes about two seconds. */
const CONCURRENCY = 2;
const MAX_QUEUED = 100;

export function openPasswords(): Passwords {
  const hashing = concurrencyLimit(CONCURRENCY, CONCURRENCY + MAX_QUEUED);
  return {
    hash: (password) => hashing.run(() => hashPassword(password)),
    isRight: (stored, password) =>
      hashing.run(async () => (await verifyPassword(stored ?? DUMMY_HASH, password)) && stored !== null),
  };
}
