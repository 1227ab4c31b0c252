import type { PageCookie } from "#domain/app/page-rendering.ts";

/**
 * Dismissed alerts, in a session cookie: the server leaves them out of the first HTML, so nothing moves. An alert is
 * identified by the end of its service's id.
 */

const COOKIE = "alerts";
/** A cookie has room for them. */
const MAX_DISMISSED = 60;

export function notDismissed<Alert extends { id: string }>(
  alerts: readonly Alert[],
  cookies: Readonly<Record<string, string>>,
): readonly Alert[] {
  const suffixes = (cookies[COOKIE] ?? "").split(".");
  return alerts.filter(({ id }) => !suffixes.includes(idSuffix(id)));
}

/** The cookie once this one is dismissed too. */
export function dismissalCookie(
  alert: { id: string },
  cookies: Readonly<Record<string, string>>,
): PageCookie {
  const before = (cookies[COOKIE] ?? "").split(".").filter((suffix) => suffix !== "");
  const suffixes = [...new Set([...before, idSuffix(alert.id)])].slice(-MAX_DISMISSED);
  return { name: COOKIE, value: suffixes.join("."), maxAge: null };
}

function idSuffix(id: string): string {
  return id.slice(-8);
}
