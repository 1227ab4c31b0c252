/**
 * The server's time, by which everything that the server dates is compared: the device's clock may be hours or days off.
 *
 * A document tells that the server's time is no earlier than when it was made; it may have been stored since, so it
 * moves the clock forward only. A reply that came from the network just now also moves it back. Until either tells
 * more, the device's clock is all there is.
 */

/** A reply's date has whole seconds and is older than the reply: what differs less is no other time. */
const TOLERANCE_MS = 2000;
/** A reply that took longer was not dated just now: the phone may have slept since. */
const MAX_REPLY_MS = 30_000;
/** The event of `window` that tells of a correction. */
const CORRECTED = "clock";

/** How far the device's clock is behind, in milliseconds. */
let lead = 0;
let isProven = false;

/** Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + lead;
}

/** Returns the server's time; null until a reply came from the network. */
export function provenNow(): number | null {
  return isProven ? serverNow() : null;
}

/**
 * Notes that the server's time is no earlier than this.
 *
 * @param instant epoch milliseconds
 */
export function noteEarliest(instant: number): void {
  lead = Math.max(lead, instant - Date.now());
}

/**
 * Notes the `Date` of a reply that came from the network. One that was long on its way tells no more than a document.
 *
 * @param date null where the service worker made the reply
 * @param sentAt when the request was sent, by the device's clock, in epoch milliseconds
 */
export function noteDate(date: string | null, sentAt: number): void {
  const dated = Date.parse(date ?? "");
  const next = dated - Date.now();
  if (Number.isNaN(next)) return;
  if (Math.abs(Date.now() - sentAt) > MAX_REPLY_MS) {
    noteEarliest(dated);
    return;
  }
  // Each estimate is a little too early, so the greatest is the best.
  if (isProven && next <= lead && next > lead - TOLERANCE_MS) return;
  isProven = true;
  lead = next;
  self.dispatchEvent(new Event(CORRECTED));
}

/** Calls back after each correction; returns how to stop. */
export function onCorrection(listener: () => void): () => void {
  addEventListener(CORRECTED, listener);
  return () => removeEventListener(CORRECTED, listener);
}
