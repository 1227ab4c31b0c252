/** The addresses that have a page: `/` and `/services/{id}`; every other is "Page not found". */
export type PageName = "home" | "service" | "notFound";

/** The id in `/services/{id}`; null for any other path. */
export function serviceIdOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null;
}

export function pageOf(path: string): PageName {
  if (path === "/") return "home";
  return serviceIdOf(path) === null ? "notFound" : "service";
}
