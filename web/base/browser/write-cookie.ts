import type { PageCookie } from "#domain/app/page-rendering.ts";

/** Writes a cookie as the server does: for the whole site, never sent from other sites' forms. */
export function writeCookie({ name, value, maxAge }: PageCookie): void {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 15.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
