/** The session cookie; not readable by scripts. */
export const SESSION_COOKIE = "session";

/** Identifies a browser from which someone has signed in before (rule accounts 33). */
export const KNOWN_DEVICE_COOKIE = "known_device";
