export const FAVOURITES_PATH = "/my_favorites";
export const FEEDBACK_PATH = "/feedback";
/** Not a page of ours: the server leads away from it. */
export const EXIT_PATH = "/exit";
/** A neutral page, for where the exit's destination cannot be reached. */
export const AWAY_PATH = "/away";
export const CRISIS_LINES_PATH = "/crisis_lines";

/**
 * The addresses that have a page: `/`, `/services/{id}` and the ones above; every other is "Page not found". This
 * is the id in the second; null for any other path.
 */
export function serviceIdOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null;
}
