import { isIP } from "node:net";

/** What environment variables hold: texts, addresses and hosts. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Protocols of web addresses. */
export const WEB = ["http:", "https:"];

/** The trimmed value; null where it is unset or empty. */
export function read(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

/** The origin as browsers send it in `Origin`; null where the text is not just an origin. */
export function parseOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, origin } = new URL(text);
  const isOrigin = WEB.includes(protocol) && pathname === "/" && search + hash + username === "";
  return isOrigin ? origin : null;
}

/** Host of an address; an IPv6 host without its brackets. */
export function parseHost(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, "");
}

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
