/** Keeps a browser signed in; scripts cannot read it. */
export const SESSION_COOKIE = "session";
