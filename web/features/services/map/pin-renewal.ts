import type { ServicePin } from "#domain/services/public-service.ts";
import { serverNow } from "../../../base/browser/server-clock.ts";
import { ExpiryTimer } from "./expiry-timer.ts";

export type ExpiringPin = Pick<ServicePin, "state" | "isIntakeClosed" | "changesAt">;

/** How soon what came expired, or could not be renewed, is asked for again. */
export const RETRY_MS = 60_000;

/**
 * No pin shows a status after it expires (rule map 3): when a door opens or closes, or taking in does, pins are asked for
 * again, and where no answer comes, the status of those that expired is withdrawn.
 */
export class PinRenewal {
  readonly #show: (pins: readonly ServicePin[]) => void;
  readonly #timer: ExpiryTimer;
  #shown: readonly ServicePin[] = [];

  /**
   * @param show shows these pins instead of those before
   * @param renew asks for them again, and tells `answered`
   */
  constructor(show: (pins: readonly ServicePin[]) => void, renew: () => void) {
    this.#show = show;
    this.#timer = new ExpiryTimer(renew);
  }

  /** Pins have come; null: they could not be had, and those before stay. */
  answered(pins: readonly ServicePin[] | null): void {
    this.#shown = withoutExpired(pins ?? this.#shown, serverNow());
    this.#show(this.#shown);
    this.#timer.set(nextExpiry(this.#shown));
  }

  /** Ends its timer; what was shown stays. */
  stop(): void {
    this.#timer.stop();
  }
}

/**
 * Resets expired statuses to unknown until the pins are loaded again.
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
