import type { ServicePin } from "#domain/services/public-service.ts";
import { onCorrection, serverNow } from "../../browser/server-clock.ts";

export type ExpiringPin = Pick<ServicePin, "state" | "isIntakeClosed" | "changesAt">;

/** How soon pins are asked for again that came expired, or could not be renewed. */
const RETRY_MS = 60_000;
/** No browser timer counts further than this many milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** The server's clock is known to the second. */
const MARGIN_MS = 500;

/**
 * No pin shows a status after it expires (rule map 3): when a door opens or closes, or taking in does, pins are asked for
 * again, and where no answer comes, the status of those that expired is withdrawn.
 */
export class PinRenewal {
  readonly #show: (pins: readonly ServicePin[]) => void;
  readonly #renew: () => void;
  readonly #stopListening: () => void;
  #shown: readonly ServicePin[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param show shows these pins instead of those before
   * @param renew asks for them again, and tells `answered`
   */
  constructor(show: (pins: readonly ServicePin[]) => void, renew: () => void) {
    this.#show = show;
    this.#renew = renew;
    this.#stopListening = onCorrection(() => this.#wait());
    document.addEventListener("visibilitychange", this.#onVisible);
  }

  /** Pins have come; null: they could not be had, and those before stay. */
  answered(pins: readonly ServicePin[] | null): void {
    this.#shown = withoutExpired(pins ?? this.#shown, serverNow());
    this.#show(this.#shown);
    this.#wait();
  }

  /** Ends its timer; what was shown stays. */
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
    const next = nextExpiry(this.#shown);
    if (next === null) return;
    const wait = Math.max(0, Math.min(next - serverNow() + MARGIN_MS, MAX_TIMEOUT_MS));
    this.#timer = setTimeout(() => (serverNow() < next ? this.#wait() : this.#renew()), wait);
  }
}

/**
 * The same pins, with an unknown status for those whose own has expired at `now`, until they are asked for again.
 *
 * @param now epoch milliseconds
 */
export function withoutExpired<Pin extends ExpiringPin>(pins: readonly Pin[], now: number): readonly Pin[] {
  const isExpired = ({ changesAt }: Pin) => changesAt !== undefined && Date.parse(changesAt) <= now;
  if (!pins.some(isExpired)) return pins;
  const changesAt = new Date(now + RETRY_MS).toISOString();
  return pins.map((pin) =>
    isExpired(pin) ? { ...pin, state: "NONE", isIntakeClosed: undefined, changesAt } : pin,
  );
}

/** When the first of them expires, in epoch milliseconds; null: none does. */
export function nextExpiry(pins: readonly ExpiringPin[]): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const { changesAt } of pins) {
    if (changesAt !== undefined) next = Math.min(next, Date.parse(changesAt));
  }
  return next === Number.POSITIVE_INFINITY ? null : next;
}
