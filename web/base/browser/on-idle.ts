const MAX_WAIT_MS = 2000;
/** For browsers that do not report idleness. */
const FALLBACK_DELAY_MS = 200;

/** Calls back once the browser has nothing else to do, or has been busy for two seconds. */
export function onIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: MAX_WAIT_MS });
  else setTimeout(then, FALLBACK_DELAY_MS);
}
