import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { databaseFault } from "#server/sql/database-fault.ts";
import type { Db } from "#server/sql/db.ts";
import { readHardNights } from "./queries.ts";

/** The hard nights in effect, read at most every few seconds, since every list asks for them. */
export interface ActiveNights {
  /** None while the database is unavailable and none are known: lists go on. @param now epoch milliseconds */
  at(now: number): Promise<readonly HardNight[]>;
  /** The next call reads them again. */
  forget(): void;
}

const KEPT_MS = 10_000;

export function activeNights(db: Db): ActiveNights {
  let known: { readonly at: number; readonly nights: Promise<readonly HardNight[]> } | null = null;
  const read = (now: number, before: Promise<readonly HardNight[]> | undefined) =>
    readHardNights(db, now).catch((error: unknown) => {
      known = null;
      if (databaseFault(error) === null) throw error;
      return before ?? [];
    });
  return {
    async at(now) {
      if (known === null || Math.abs(now - known.at) >= KEPT_MS) {
        known = { at: now, nights: read(now, known?.nights) };
      }
      return (await known.nights).filter(({ until }) => until > now);
    },
    forget: () => {
      known = null;
    },
  };
}
