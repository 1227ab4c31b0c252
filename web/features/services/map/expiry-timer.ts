import { onCorrection, serverNow } from "../../../base/browser/server-clock.ts";

/** Browser timers cannot wait longer than this many milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** The server's clock is known to the second. */
const MARGIN_MS = 500;

/** Reports an expiry by the server's clock, also on a device that slept meanwhile. */
export class ExpiryTimer {
  readonly #onExpired: () => void;
  readonly #stopListening: () => void;
  #expiresAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onExpired: () => void) {
    this.#onExpired = onExpired;
    this.#stopListening = onCorrection(() => this.#wait());
    document.addEventListener("visibilitychange", this.#onVisible);
  }

  /** @param expiresAt epoch milliseconds, instead of what was waited for before; null: never */
  set(expiresAt: number | null): void {
    this.#expiresAt = expiresAt;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
    document.removeEventListener("visibilitychange", this.#onVisible);
  }

  /** A phone that slept runs its timers late. */
  readonly #onVisible = (): void => {
    if (document.visibilityState === "visible") this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    const expiresAt = this.#expiresAt;
    if (expiresAt === null) return;
    const wait = Math.max(0, Math.min(expiresAt - serverNow() + MARGIN_MS, MAX_TIMEOUT_MS));
    this.#timer = setTimeout(() => (serverNow() < expiresAt ? this.#wait() : this.#onExpired()), wait);
  }
}
