import { createHmac, randomBytes } from "node:crypto";
import type { AttemptLimit } from "#domain/attempts/attempt-limit.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import type { Db } from "#server/sql/db.ts";
import { addSalt, countWithin, readSalt } from "./queries.ts";

/**
 * A limit with what is stored of it. Attempts are counted without keeping an address of a device or of a mail: only
 * a digest, under a secret that is forgotten with the day.
 */
export interface CountedLimit {
  readonly limit: AttemptLimit;
  readonly day: string;
  readonly digest: Buffer;
}

/** Limits, ready to be counted. Before any transaction: the day's first attempt makes its secret. */
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

async function saltOfDay(db: Db, day: string): Promise<Buffer> {
  const stored = await readSalt(db, day);
  if (stored !== null) return stored;
  // Several may propose one at the same moment: the first stays.
  await addSalt(db, day, randomBytes(32));
  const salt = await readSalt(db, day);
  if (salt === null) throw new Error("The secret of this day was forgotten before the day had passed.");
  return salt;
}

/** Counts one more under each; the first limit that does not hold, or null. Always in the same order. */
export async function firstExceeded(db: Db, counted: readonly CountedLimit[]): Promise<AttemptLimit | null> {
  for (const { limit, day, digest } of counted) {
    if (!(await countWithin(db, day, digest, limit.max))) return limit;
  }
  return null;
}
