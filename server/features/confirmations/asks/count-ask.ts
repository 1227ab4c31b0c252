import type { AttemptLimit } from "#domain/base/attempts/attempt-limit.ts";
import { type AskField, unknownFields } from "#domain/services/ask-fields.ts";
import { type CountedLimit, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readBody } from "#server/features/services/body-queries.ts";
import { showWhole } from "#server/features/services/show-service.ts";
import { countPress } from "./queries.ts";

/** `stated`: there is nothing to ask any more. */
export type AskResult = "counted" | "stated" | "noService" | { readonly exceeded: AttemptLimit };

export interface Ask {
  /** A UUID. */
  readonly serviceId: string;
  readonly field: AskField;
  /** Limits of the network address; empty: none. */
  readonly limits: readonly CountedLimit[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Counts a press on what a public service does not state. */
export async function countAsk(
  database: Database,
  { serviceId, field, limits, now }: Ask,
): Promise<AskResult> {
  const body = await readBody(database, serviceId);
  if (body === null) return "noService";
  const shown = showWhole(body, { language: "en", now, at: now, from: null });
  if (!unknownFields(shown).includes(field)) return "stated";
  try {
    return await database.transaction(async (db): Promise<AskResult> => {
      if (!(await countPress(db, serviceId, field))) throw new AskNotCounted("noService");
      // Comes last: a whole network shares these counts, and must not wait for the lock of one service.
      const exceeded = await firstExceeded(db, limits);
      if (exceeded !== null) throw new AskNotCounted({ exceeded });
      return "counted";
    });
  } catch (error) {
    if (error instanceof AskNotCounted) return error.reason;
    throw error;
  }
}

/** Rolls the transaction back, so that a press that was not counted leaves nothing behind. */
class AskNotCounted extends Error {
  readonly reason: AskResult;
  constructor(reason: AskResult) {
    super("The press was not counted.");
    this.reason = reason;
  }
}
