/** The session cookie; not readable by scripts. */
export const SESSION_COOKIE = "session";

/** Tells an account that somebody has signed in to it from this browser before (rule accounts 33). */
export const KNOWN_DEVICE_COOKIE = "known_device";
