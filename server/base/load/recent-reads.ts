/** Caches the results of reads for a few seconds, so that many callers share each. A failed read is not cached. */
export class RecentReads<Key extends string, T> {
  readonly #kept = new Map<Key, { readonly at: number; readonly result: Promise<T> }>();
  readonly #read: (key: Key) => Promise<T>;
  readonly #ms: number;

  /** @param ms how old a result may be */
  constructor(read: (key: Key) => Promise<T>, ms: number) {
    this.#read = read;
    this.#ms = ms;
  }

  /** @param now epoch milliseconds */
  get(key: Key, now: number): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && Math.abs(now - kept.at) < this.#ms) return kept.result;
    return this.refresh(key, now);
  }

  /** Reads now, and keeps that. */
  refresh(key: Key, now: number): Promise<T> {
    const result = this.#read(key);
    this.#kept.set(key, { at: now, result });
    result.catch(() => {
      if (this.#kept.get(key)?.result === result) this.#kept.delete(key);
    });
    return result;
  }
}
