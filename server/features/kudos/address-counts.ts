import { createHmac, randomBytes } from "node:crypto";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { type KudoLimit, kudoLimits } from "#domain/kudos/kudo-limits.ts";
import type { Db } from "#server/sql/db.ts";
import { addSalt, countWithin, readSalt } from "./queries.ts";

/**
 * A limit with what is stored of it. Kudos of addresses are counted without keeping an address: only its digest,
 * under a secret that is forgotten with the day.
 */
export interface CountedLimit {
  readonly limit: KudoLimit;
  readonly day: string;
  readonly digest: Buffer;
}

/** The limits of a kudo from this address. Before the kudo's transaction: the day's first kudo makes its secret. */
export async function countedLimits(
  db: Db,
  address: string,
  serviceId: string,
  now: number,
): Promise<CountedLimit[]> {
  const day = isoOfEpoch(now).slice(0, 10);
  const salt = await saltOfDay(db, day);
  return kudoLimits(address, serviceId, now).map((limit) => ({
    limit,
    day,
    digest: createHmac("sha256", salt).update(limit.counted).digest(),
  }));
}

async function saltOfDay(db: Db, day: string): Promise<Buffer> {
  const kept = await readSalt(db, day);
  if (kept !== null) return kept;
  // Several may propose one at the same moment: the first stays.
  await addSalt(db, day, randomBytes(32));
  const salt = await readSalt(db, day);
  if (salt === null) throw new Error("The secret of this day was forgotten before the day had passed.");
  return salt;
}

/** Counts one more under each; the first limit that does not hold, or null. Always in the same order. */
export async function firstExceeded(db: Db, counted: readonly CountedLimit[]): Promise<KudoLimit | null> {
  for (const { limit, day, digest } of counted) {
    if (!(await countWithin(db, day, digest, limit.most))) return limit;
  }
  return null;
}
