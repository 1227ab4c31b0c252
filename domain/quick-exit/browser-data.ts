import { SESSION_COOKIE } from "../account/session-cookie.ts";

/**
 * What a quick exit forgets of a session. The page's own script does it at once; where there is none, the server
 * does what a header can do.
 */

/**
 * Cookies that tell where somebody looked and for what, and who they are: only the server can take that one away. The
 * language stays: it is no trace of a search.
 */
export const CLEARED_COOKIES = ["place", "tab", "toggles", "alerts", SESSION_COOKIE] as const;

/** Kept by the browser until a press or, where that is ticked, an exit takes them away. */
export const STORED_LIST_NAMES = ["favorites", "kudos"] as const;

/** In the browser's storage where an exit is to forget the kept lists too. */
export const CLEAR_ALL = { key: "exit", value: "all" } as const;

/** Caches of what was opened or searched have names that begin so; an exit drops them. */
export const VISITED_CACHE_PREFIX = "seen";

/** Caches of what a visitor saved: they go with the kept lists. */
export const SAVED_CACHE_PREFIX = "kept";

/** The details of favourites. */
export const FAVOURITES_CACHE = "kept-favorites";
