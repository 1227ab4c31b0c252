/**
 * Normalizes a request's path and query for rendering: without dot segments, and with one leading slash. A path
 * with two would point to another site in a link or a redirect (`/.//evil.example`), and cannot be parsed as one
 * of our addresses (`//`).
 */
export function pageAddress(written: string): string {
  const whole = written.startsWith("/") ? `http://amparo.invalid${written}` : written;
  if (!URL.canParse(whole)) return "/";
  const { pathname, search } = new URL(whole);
  return `/${pathname.replace(/^\/+/, "")}${search}`;
}
