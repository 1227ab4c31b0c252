/**
 * The addresses that have a page: `/` and `/services/{id}`; every other is "Page not found". This is the id in
 * the second; null for any other path.
 */
export function serviceIdOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null;
}
