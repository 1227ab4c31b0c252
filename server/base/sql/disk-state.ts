import { DatabaseFault, databaseFault } from "./database-fault.ts";

/** Lifetime of a measurement. */
const FRESH_MS = 1000;
/** Milliseconds for which a failed write counts as a full disk. */
const FULL_MS = 30_000;

/** Whether the disk has room for writes, from measurements and from failed writes. */
export class DiskState {
  readonly #ask: () => Promise<boolean>;
  #asked: Promise<boolean> | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #foundFullAt = Number.NEGATIVE_INFINITY;

  /** @param ask measures the disk; false: full */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  /** @throws DatabaseFault if the disk is full */
  async demandRoom(): Promise<void> {
    if (!(await this.#room())) throw new DatabaseFault("full");
  }

  /** Whether the disk has room, for the health check. Unlike `demandRoom`, it also considers recent failures. */
  async hasRoom(): Promise<boolean> {
    return performance.now() - this.#foundFullAt > FULL_MS && (await this.#room());
  }

  /** Records why a write failed. */
  note(error: unknown): void {
    if (databaseFault(error)?.kind === "full") this.#foundFullAt = performance.now();
  }

  #room(): Promise<boolean> {
    const now = performance.now();
    if (this.#asked === null || now - this.#askedAt > FRESH_MS) {
      this.#askedAt = now;
      // A failed measurement does not stop writes.
      this.#asked = this.#ask().catch(() => true);
    }
    return this.#asked;
  }
}
