/** The session cookie; not readable by scripts. */
export const SESSION_COOKIE = "session";
