import { setTimeout as pause } from "node:timers/promises";

/** Resolves when `work` is done, or after `milliseconds`, whichever is first. */
export async function withTimeLimit(work: Promise<void>, milliseconds: number): Promise<void> {
  const limit = new AbortController();
  const late = pause(milliseconds, undefined, { signal: limit.signal }).catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}
