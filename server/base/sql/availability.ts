import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds without an answer, while statements are in flight, after which the database is probed. */
const SILENCE_MS = 500;
const TICK_MS = 200;
/** Limit for a probe: connect and one statement. */
const PROBE_MS = 1500;
/** Milliseconds between probes while the database is down. */
const RETRY_MS = 300;
/** Lets a busy process read answers that have already arrived. */
const UNREAD_MS = 20;
/** Milliseconds after which bulk work is aborted as well. */
const LONG_MS = 30_000;

interface AvailabilityOptions {
  /** Opens a new connection and runs a statement; rejects after `limitMs`. */
  readonly probe: (limitMs: number) => Promise<void>;
  /** Called when it stops answering. */
  readonly onDown: () => void;
  readonly onUp: () => void;
  /** Called when it has been down for half a minute. */
  readonly onLongDown: () => void;
}

/**
 * Tracks whether a database answers, so that requests fail fast when it does not. A frozen database still accepts
 * connections and statements; it is recognized by the absence of any answer, on existing connections and on a new one. A
 * slow statement alone is no sign of it, because the probe is answered.
 */
export class Availability {
  readonly #options: AvailabilityOptions;
  readonly #ticking: NodeJS.Timeout;
  #retrying: NodeJS.Timeout | undefined;
  #checking: Promise<boolean> | null = null;
  #underWay = 0;
  #answers = 0;
  /** Time of the last answer, or of the first statement sent while none was in flight. */
  #lastSign = 0;
  #downSince: number | null = null;
  #isStopped = false;

  constructor(options: AvailabilityOptions) {
    this.#options = options;
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
    this.#ticking.unref();
  }

  get isDown(): boolean {
    return this.#downSince !== null;
  }

  /** Must be called when a statement is sent. */
  asked(): void {
    if (this.#underWay === 0) this.#lastSign = performance.now();
    this.#underWay++;
  }

  /** Must be called when a statement has ended. @param isAnswer the database sent a result or an error */
  ended(isAnswer: boolean): void {
    this.#underWay--;
    if (!isAnswer) return;
    this.#answers++;
    this.#lastSign = performance.now();
  }

  /** Probes the database now. Concurrent calls share one probe; while it is down, it is probed anyway. */
  async isUp(): Promise<boolean> {
    if (this.isDown) return false;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#ticking);
    clearInterval(this.#retrying);
  }

  #tick(): void {
    if (this.#underWay === 0 || this.isDown) return;
    if (performance.now() - this.#lastSign >= SILENCE_MS) void this.isUp();
  }

  async #check(): Promise<boolean> {
    const before = this.#answers;
    let isUp = await this.#probed();
    if (!isUp) {
      await pause(UNREAD_MS);
      isUp = this.#answers !== before;
    }
    if (isUp) this.#cameUp();
    else this.#wentDown();
    return isUp;
  }

  #probed(): Promise<boolean> {
    return this.#options.probe(PROBE_MS).then(
      () => true,
      () => false,
    );
  }

  #wentDown(): void {
    if (this.isDown || this.#isStopped) return;
    this.#downSince = performance.now();
    let isLong = false;
    // Probes overlap: one sent before the database came back may never be answered.
    this.#retrying = setInterval(() => {
      void this.#probed().then((isUp) => isUp && this.#cameUp());
      if (isLong || performance.now() - (this.#downSince ?? Infinity) < LONG_MS) return;
      isLong = true;
      this.#options.onLongDown();
    }, RETRY_MS);
    this.#retrying.unref();
    this.#options.onDown();
  }

  #cameUp(): void {
    this.#lastSign = performance.now();
    if (!this.isDown) return;
    clearInterval(this.#retrying);
    this.#downSince = null;
    this.#options.onUp();
  }
}
