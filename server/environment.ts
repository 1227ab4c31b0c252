import { isIP } from "node:net";
import { resolve } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** How one variable of the environment is read, whatever it is about. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Protocols of addresses on the web. */
export const WEB = ["http:", "https:"];

/** The value without the spaces around it; null where it is unset or empty. */
export function read(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

/** An absolute path. */
export function readPath(env: Environment, name: string): string | null {
  const text = read(env, name);
  return text === null ? null : resolve(text);
}

/**
 * An address with one of the protocols, as it was written.
 *
 * @throws Refusal that does not repeat it: it may hold a password
 */
export function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === null) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new OperatorError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

/** As browsers send it in `Origin`: null where the text is more than an origin, or none. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, origin } = new URL(text);
  const isOrigin = WEB.includes(protocol) && pathname === "/" && search + hash + username === "";
  return isOrigin ? origin : null;
}

/** An address's host, an IPv6 one without its brackets. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, "");
}

/**
 * One of a few words, in any case.
 *
 * @throws Refusal
 */
export function readOneOf<const Name extends string>(
  env: Environment,
  name: string,
  names: readonly Name[],
): Name | null {
  const text = read(env, name)?.toLowerCase();
  if (text === undefined) return null;
  const found = names.find((each) => each === text);
  if (found === undefined) throw new OperatorError(`${name} must be one of ${names.join(", ")}.`);
  return found;
}

/** A host that nobody but the machine's own people can reach. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
