/** Requests of one network under one limit, in one window of time. */
export interface CountedRequests {
  /** The limit's name and the network it applies to. */
  readonly name: string;
  /** End of the window, epoch milliseconds. */
  readonly until: number;
  readonly requests: number;
}

/** Adds to the counts of all processes. Resolves to their sums, in the order given. */
export type AddRequests = (counted: readonly CountedRequests[], now: number) => Promise<readonly number[]>;

interface Counted {
  readonly name: string;
  readonly until: number;
  /** Requests counted by this process. */
  own: number;
  /** The part of `own` that other processes know of. */
  told: number;
  /** Requests counted by other processes, as far as this process knows. */
  others: number;
}

/** Bounds the memory; the counts begun first are forgotten first. */
const MAX_COUNTED = 50_000;
/** Part of a limit that a network must reach before its counts are shared with other processes. */
const BUSY_PART = 1 / 8;
const EXCHANGE_MS = 1000;

/**
 * Counts requests in memory, and shares the counts of busy networks with other processes every second: no request waits
 * for the database, and without it each process counts alone. Windows follow the clock's hours and minutes, in UTC
 * where there are several processes, so that they agree.
 */
export class RequestCounts {
  readonly #counted = new Map<string, Counted>();
  readonly #changed = new Set<Counted>();
  readonly #add: AddRequests | null;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout | null;
  #exchanging: Promise<void> | null = null;

  /**
   * @param add null: there is no other process
   * @param now milliseconds, since the epoch where there are other processes
   */
  constructor(add: AddRequests | null, now: () => number) {
    this.#add = add;
    this.#now = now;
    this.#timer = add === null ? null : setInterval(() => void this.exchange(), EXCHANGE_MS).unref();
  }

  /** Counts one more. @param windowMs length of the window @returns all of it, and milliseconds until it ends */
  count(name: string, max: number, windowMs: number): { requests: number; ttl: number } {
    const counted = this.#find(name, windowMs);
    counted.own += 1;
    if (this.#add !== null && counted.own >= max * BUSY_PART) this.#changed.add(counted);
    return { requests: counted.own + counted.others, ttl: counted.until - this.#now() };
  }

  /** Shares this process's counts and receives those of the others. What fails is sent with the next exchange. */
  exchange(): Promise<void> {
    this.#exchanging ??= this.#exchange().finally(() => {
      this.#exchanging = null;
    });
    return this.#exchanging;
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  async #exchange(): Promise<void> {
    const now = this.#now();
    const changed = [...this.#changed].filter(({ until }) => until > now);
    this.#changed.clear();
    if (this.#add === null || changed.length === 0) return;
    const added = changed.map(({ name, until, own, told }) => ({ name, until, requests: own - told }));
    try {
      const sums = await this.#add(added, now);
      for (const [index, counted] of changed.entries()) {
        counted.told += added[index]?.requests ?? 0;
        counted.others = (sums[index] ?? counted.told) - counted.told;
      }
    } catch {
      for (const counted of changed) this.#changed.add(counted);
    }
  }

  #find(name: string, windowMs: number): Counted {
    const now = this.#now();
    const known = this.#counted.get(name);
    if (known !== undefined && known.until > now && known.until - windowMs <= now) return known;
    const until = (Math.floor(now / windowMs) + 1) * windowMs;
    const counted = { name, until, own: 0, told: 0, others: 0 };
    // Moves it to the end of the order, even if it was known.
    this.#counted.delete(name);
    this.#counted.set(name, counted);
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > MAX_COUNTED && oldest !== undefined) this.#counted.delete(oldest);
    return counted;
  }
}
