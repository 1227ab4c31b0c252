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

/** The origin that a request names, as addresses in its page begin. Null where it names nothing that can be one. */
export function originOf(protocol: string, host: string): string | null {
  const written = `${protocol}://${host}`;
  return URL.canParse(written) ? new URL(written).origin : null;
}
