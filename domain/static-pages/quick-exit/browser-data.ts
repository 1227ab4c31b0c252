import { SESSION_COOKIE } from "../../accounts/account/session-cookie.ts";

/**
 * Browser data that a quick exit clears. The page's script clears it immediately; without scripts, the server clears
 * what headers can.
 */

/**
 * Cookies that reveal place, search or identity; the session cookie can only be cleared by the server. The
 * language stays, since it reveals nothing.
 */
export const CLEARED_COOKIES = ["place", "here", "tab", "toggles", "alerts", SESSION_COOKIE] as const;

/** Lists stored until the user clears them or, if so chosen, until a quick exit. */
export const STORED_LIST_NAMES = ["favorites", "kudos"] as const;

/** Storage entry of visitors' answers about themselves, where they ask the device to save them (rule for-me 3). */
export const FOR_ME = "for-me";

/** Storage entry with the ids of favorites that are protected listings. */
export const PROTECTED_FAVOURITES = "guarded";

/** Entries of the storage that every quick exit forgets. */
export const FORGOTTEN_ENTRIES = ["asks", FOR_ME, PROTECTED_FAVOURITES] as const;

/**
 * Found in the name and the value of each entry that every exit forgets besides: a message that was begun and not sent,
 * whatever it says, and the draft of a form about a protected listing.
 */
export const FORGOTTEN_DRAFT = /^draft\.(?!service)|"isProtected":"yes"|:"HIDDEN"/;

/** Where messages wait to be sent: a database of the browser, and the store in it. */
export const QUEUE_DATABASE = "outbox";
export const QUEUE_STORE = "messages";

/** Storage entry with their number; 0 where an exit has begun to forget those to protected listings. */
export const QUEUE_COUNT = "waiting";

/** Storage entry that makes an exit clear the stored lists too. */
export const CLEAR_ALL = { key: "exit", value: "all" } as const;

/** Storage entry that switches the three strokes of Escape off. */
export const ESCAPE_KEYS = { key: "exit-keys", off: "off" } as const;

/** Entry of the session's storage from an exit until a page of ours is opened again. */
export const AWAY = "away";

/** Name prefix of caches of visited pages and searches; an exit deletes them. */
export const VISITED_CACHE_PREFIX = "seen";

/** Name prefix of caches of saved data, cleared with the stored lists. */
export const SAVED_CACHE_PREFIX = "kept";

/** The details of favorites. */
export const FAVOURITES_CACHE = "kept-favorites";

/** Their address in that cache. */
export const FAVOURITES_ADDRESS = "/kept/favorites";
