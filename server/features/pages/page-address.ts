/**
 * The path and query under which a page is rendered, of the address as the request wrote it: without dot segments,
 * and with one slash at its beginning. A path of two would name another site wherever it stands in a link or a
 * redirect (`/.//evil.example`), and cannot be read as an address of ours (`//`).
 */
export function pageAddress(written: string): string {
  const whole = written.startsWith("/") ? `http://amparo.invalid${written}` : written;
  if (!URL.canParse(whole)) return "/";
  const { pathname, search } = new URL(whole);
  return `/${pathname.replace(/^\/+/, "")}${search}`;
}
