const MINUTE_MS = 60_000;

/** Limits repeated log lines to one per kind and minute. */
export class OncePerMinute {
  readonly #lastAt = new Map<string, number>();

  /**
   * @param kind one of a small set
   * @param now epoch milliseconds
   */
  isDue(kind: string, now: number): boolean {
    const last = this.#lastAt.get(kind);
    if (last !== undefined && Math.abs(now - last) < MINUTE_MS) return false;
    this.#lastAt.set(kind, now);
    return true;
  }
}
