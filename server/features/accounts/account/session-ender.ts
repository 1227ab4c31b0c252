import type { Db } from "#server/base/sql/db.ts";
import { isSecretToken, tokenDigest } from "../../../base/tokens/secret-token.ts";
import { removeSessionByToken } from "./session-queries.ts";

/** Ends sessions in the background. */
export interface SessionEnder {
  /** Ends the session of this token: right away where the database answers, else as soon as it does. */
  readonly end: (token: string) => void;
  /** Drops what the database has not taken yet. */
  close(): void;
}

/** Limits the memory that made-up tokens can fill while the database is away. */
const MAX_WAITING = 10_000;
/** Pauses between attempts while the database is away, in milliseconds. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

/** Ends sessions for callers that cannot wait for the database, such as the quick exit. */
export function sessionEnder(db: Db): SessionEnder {
  const waiting = new Map<string, Buffer>();
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | null = null;
  let isWorking = false;
  let isClosed = false;

  const work = async () => {
    timer = null;
    if (isWorking) return;
    isWorking = true;
    try {
      // Entries that are added meanwhile are visited too.
      for (const [key, digest] of waiting) {
        await removeSessionByToken(db, digest);
        waiting.delete(key);
      }
      pause = FIRST_PAUSE_MS;
    } catch {
      // Other requests report what is wrong with the database.
      if (!isClosed) timer = setTimeout(() => void work(), pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
    isWorking = false;
  };

  return {
    end(token) {
      if (isClosed || !isSecretToken(token) || waiting.size >= MAX_WAITING) return;
      const digest = tokenDigest(token);
      waiting.set(digest.toString("base64"), digest);
      if (timer === null) void work();
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
