import type { Db } from "#server/base/sql/db.ts";
import type { Progress } from "./progress.ts";
import { saveProgress } from "./run-queries.ts";

/** Milliseconds between two writes of the progress. */
const PACE_MS = 500;

/** Thrown when someone with the permission has cancelled the import. */
export class ImportCancelledError extends Error {
  override name = "ImportCancelledError";
}

export interface RunProgress {
  readonly progress: Progress;
  /** Aborted when the import is cancelled. */
  readonly signal: AbortSignal;
  /** Stops writing; once it resolves nothing is written any more. */
  close(): Promise<void>;
}

/** Stores the progress of an import for its page, at a fixed pace, and stops the import when it is cancelled. */
export function storedProgress(db: Db, runId: string): RunProgress {
  const cancelling = new AbortController();
  const now = { step: "", done: 0, total: 0 };
  let stored = "";
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    if (now.step === "") return;
    stored = JSON.stringify(now);
    if (await saveProgress(db, runId, now)) cancelling.abort(new ImportCancelledError("cancelled"));
  };
  const timer = setInterval(() => {
    // The import itself meets the database's faults, and reports them.
    writing = writing.then(write).catch(() => {});
  }, PACE_MS);
  const check = (): void => cancelling.signal.throwIfAborted();
  return {
    progress: {
      start(step, total) {
        Object.assign(now, { step, total, done: 0 });
        check();
      },
      at(done) {
        now.done = Math.min(done, now.total);
        check();
      },
      stop() {
        now.done = now.total;
      },
      abandon: () => {},
    },
    signal: cancelling.signal,
    async close() {
      clearInterval(timer);
      await writing;
      if (stored !== JSON.stringify(now)) await write();
    },
  };
}
