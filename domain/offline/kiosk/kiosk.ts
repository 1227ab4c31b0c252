/** A shared screen, as in a library: what someone did there is forgotten (rules kiosk 1–6). */

/** The cookie of a browser that is a kiosk. */
export const KIOSK_COOKIE = "kiosk";

/** How long a browser stays a shared screen, in seconds: a year from its last restart. */
export const KIOSK_SECONDS = 365 * 24 * 3600;

/** Page that asks whether the browser shall become a shared screen. */
export const KIOSK_PATH = "/kiosk";

/** Page on which the server clears what scripts cannot, and which redirects to the start page. */
export const KIOSK_FORGET_PATH = "/kiosk/forget";

/** The beginning of a visit, which makes the browser a kiosk: `kiosk=0` ends that. */
export const KIOSK_START_PATH = "/?kiosk=1";

/** Milliseconds without a key, touch or click after which everything is erased. */
export const QUIET_MS = 60_000;

/** Milliseconds before that during which the screen asks whether anyone is still there. */
export const WARNING_MS = 15_000;
