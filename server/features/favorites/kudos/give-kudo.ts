import { createHmac } from "node:crypto";
import type { AttemptLimit } from "#domain/base/attempts/attempt-limit.ts";
import { type CountedLimit, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import type { Database } from "#server/base/sql/db.ts";
import { addKudo, countKudo, findKudo } from "./queries.ts";

/** The result of giving a kudo. `repeated`: this device had given it before; nothing has changed. */
export type KudoResult = "counted" | "repeated" | "noService" | { readonly exceeded: AttemptLimit };

export interface Kudo {
  /** A UUID. */
  readonly serviceId: string;
  /** The device's random id. */
  readonly deviceId: string;
  /** Limits of the network address; empty: none. */
  readonly limits: readonly CountedLimit[];
}

/**
 * Counts a kudo once per device and service, also under concurrency: the row of the device decides, and the count
 * grows in its transaction.
 */
export async function giveKudo(
  database: Database,
  { serviceId, deviceId, limits }: Kudo,
): Promise<KudoResult> {
  const digest = createHmac("sha256", deviceId).update(serviceId).digest();
  const isKnown = await findKudo(database, serviceId, digest);
  if (isKnown === null) return "noService";
  if (isKnown) return "repeated";
  try {
    return await database.transaction(async (db): Promise<KudoResult> => {
      if (!(await addKudo(db, serviceId, digest))) throw new KudoNotCounted("repeated");
      if (!(await countKudo(db, serviceId))) throw new KudoNotCounted("noService");
      // Comes last: a whole network shares these counts, and must not wait for the lock of one service.
      const exceeded = await firstExceeded(db, limits);
      if (exceeded !== null) throw new KudoNotCounted({ exceeded });
      return "counted";
    });
  } catch (error) {
    if (error instanceof KudoNotCounted) return error.reason;
    throw error;
  }
}

/** Rolls the transaction back, so that a kudo that was not counted leaves nothing behind. */
class KudoNotCounted extends Error {
  readonly reason: KudoResult;
  constructor(reason: KudoResult) {
    super("The kudo was not given.");
    this.reason = reason;
  }
}
