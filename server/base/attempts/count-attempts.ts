import { createHmac, randomBytes } from "node:crypto";
import type { AttemptLimit } from "#domain/base/attempts/attempt-limit.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addSalt, countWithin, readSalt } from "./queries.ts";

/**
 * A limit with its stored key. Attempts are counted without storing network or mail addresses: only a digest,
 * salted with a secret that is deleted after the day.
 */
export interface CountedLimit {
  readonly limit: AttemptLimit;
  readonly day: string;
  readonly digest: Buffer;
}

/** Limits, ready to be counted. Call it outside of transactions: the day's first attempt creates the salt. */
export async function countedLimits(
  db: Db,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<CountedLimit[]> {
  const day = isoOfEpoch(now).slice(0, 10);
  const salt = await saltOfDay(db, day);
  return limits.map((limit) => ({
    limit,
    day,
    digest: createHmac("sha256", salt).update(limit.counted).digest(),
  }));
}

/** The secret of a day, `YYYY-MM-DD`; it is deleted after the day. */
export async function saltOfDay(db: Db, day: string): Promise<Buffer> {
  const stored = await readSalt(db, day);
  if (stored !== null) return stored;
  // When processes propose a salt concurrently, the first one stored is used by all.
  await addSalt(db, day, randomBytes(32));
  const salt = await readSalt(db, day);
  if (salt === null) throw new Error("The secret of this day was forgotten before the day had passed.");
  return salt;
}

/** Counts an attempt under each limit, always in the same order. Returns the first limit exceeded, or null. */
export async function firstExceeded(db: Db, counted: readonly CountedLimit[]): Promise<AttemptLimit | null> {
  for (const { limit, day, digest } of counted) {
    if (!(await countWithin(db, day, digest, limit.max))) return limit;
  }
  return null;
}
