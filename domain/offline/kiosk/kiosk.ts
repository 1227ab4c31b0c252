/** A shared screen, as in a library: what someone did there is forgotten (rules kiosk 1–6). */

/** The cookie of a browser that is a kiosk. */
export const KIOSK_COOKIE = "kiosk";

/** How long it stays one, in seconds: a year from its last beginning. */
export const KIOSK_SECONDS = 365 * 24 * 3600;

/** Where someone is asked whether the browser is to become one. */
export const KIOSK_PATH = "/kiosk";

/** Where the server forgets what scripts cannot, and leads back to the beginning. */
export const KIOSK_FORGET_PATH = "/kiosk/forget";

/** The beginning of a visit, which makes the browser a kiosk: `kiosk=0` ends that. */
export const KIOSK_START_PATH = "/?kiosk=1";

/** After so long without a key, a touch or a click everything is forgotten. */
export const QUIET_MS = 60_000;

/** For so long before that, the screen asks whether anyone is still there. */
export const WARNING_MS = 15_000;
