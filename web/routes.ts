/** The id in `/services/{id}`; null for any other path. */
export function serviceIdOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null;
}
