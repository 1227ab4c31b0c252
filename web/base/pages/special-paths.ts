/** Our addresses outside the page table. */

/** The server leads away from it. */
export const EXIT_PATH = "/exit";
/** A neutral page, for where the exit's destination cannot be reached. */
export const AWAY_PATH = "/away";
/** A document around no page: the service worker keeps it for when there is no network. */
export const SHELL_PATH = "/shell";
