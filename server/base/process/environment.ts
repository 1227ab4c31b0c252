import { isIP } from "node:net";
import { resolve } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** Readers of single environment variables. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Protocols of web addresses. */
export const WEB = ["http:", "https:"];

/** The trimmed value; null where it is unset or empty. */
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
 * @throws OperatorError whose message omits the address, which may hold a password
 */
export function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === null) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new OperatorError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

/** The origin as browsers send it in `Origin`; null where the text is not just an origin. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, origin } = new URL(text);
  const isOrigin = WEB.includes(protocol) && pathname === "/" && search + hash + username === "";
  return isOrigin ? origin : null;
}

/** Host of an address; an IPv6 host without its brackets. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, "");
}

/**
 * One of the given names, case-insensitive.
 *
 * @throws OperatorError
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

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
