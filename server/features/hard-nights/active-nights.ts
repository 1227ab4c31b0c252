import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readHardNights } from "./queries.ts";

/** The hard nights in effect, read at most every few seconds, since every list asks for them. */
export interface ActiveNights {
  /** While the database is unavailable, those read last, none at first: lists go on. @param now epoch milliseconds */
  at(now: number): Promise<readonly HardNight[]>;
  /** The next call reads them again. */
  forget(): void;
}

const KEPT_MS = 10_000;

export function activeNights(db: Db): ActiveNights {
  let asked: { readonly at: number; readonly nights: Promise<readonly HardNight[]> } | null = null;
  let readLast: readonly HardNight[] = [];
  const read = async (now: number): Promise<readonly HardNight[]> => {
    try {
      readLast = await readHardNights(db, now);
    } catch (error) {
      asked = null;
      if (databaseFault(error) === null) throw error;
    }
    return readLast;
  };
  return {
    async at(now) {
      if (asked === null || Math.abs(now - asked.at) >= KEPT_MS) asked = { at: now, nights: read(now) };
      return (await asked.nights).filter(({ until }) => until > now);
    },
    forget: () => {
      asked = null;
    },
  };
}
