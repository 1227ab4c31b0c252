import { concurrencyLimit } from "#server/concurrency-limit.ts";
import { DUMMY_HASH, hashPassword, isPasswordOf } from "./password-hash.ts";

/** Hashes passwords, a few at once; null where too many wait already. */
export interface Passwords {
  hash(password: string): Promise<string | null>;
  /** Takes as long for nobody's hash (null) as for somebody's, and says false. */
  isRight(stored: string | null, password: string): Promise<boolean | null>;
}

/**
 * A hash takes 19 MiB while it is made. Two at once leave threads for files and names; a hundred that wait take about
 * two seconds.
 */
const CONCURRENCY = 2;
const MAX_QUEUED = 100;

export function openPasswords(): Passwords {
  const hashing = concurrencyLimit(CONCURRENCY, CONCURRENCY + MAX_QUEUED);
  return {
    hash: (password) => hashing.run(() => hashPassword(password)),
    isRight: (stored, password) =>
      hashing.run(async () => (await isPasswordOf(stored ?? DUMMY_HASH, password)) && stored !== null),
  };
}
