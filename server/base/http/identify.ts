import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { KEY_PREFIX } from "#domain/integrations/api-keys/api-key.ts";
import { isSafeMethod, mayUseCookies } from "./same-origin.ts";
import { GUEST, type Viewer } from "./viewer.ts";

/** Values that older clients send when they have no token. */
const NO_TOKEN = new Set(["", "undefined", "null"]);

/** The tokens of a request. */
export interface Tokens {
  /** The `Authorization` header as sent. */
  readonly authorization: string | undefined;
  /** Token from the session cookie. */
  readonly cookie: string | undefined;
}

/** The cookie is only used for requests from our own pages: writes from other sites are rejected before. */
export function readTokens(request: FastifyRequest, publicOrigin: string | null): Tokens {
  const counts = isSafeMethod(request) || mayUseCookies(request, publicOrigin);
  return {
    authorization: request.headers.authorization,
    cookie: counts ? request.cookies[SESSION_COOKIE] : undefined,
  };
}

/** The bearer token of a request, if any. */
export function bearerToken(authorization: string | undefined): string | null {
  const token = /^Bearer(.*)$/i.exec(authorization ?? "")?.[1]?.trim() ?? "";
  return NO_TOKEN.has(token) ? null : token;
}

/**
 * Finds the viewer of a token; null for an expired or unknown one.
 *
 * @param isInBackground no one waits for it: it may take seconds, and be batched with other tokens
 */
export type FindViewer = (token: string, now: number, isInBackground?: boolean) => Promise<Viewer | null>;

/**
 * Finds the viewer of a request: an absent, empty or expired token means guest; a bearer token takes precedence over a
 * cookie, valid or not (rules calls 18 and 19). Browsers do not store API keys, so a key in a cookie does not count.
 */
export async function identify(
  tokens: Tokens,
  findViewer: FindViewer,
  now: number,
  isInBackground = false,
): Promise<Viewer> {
  const token = bearerToken(tokens.authorization) ?? sessionToken(tokens.cookie);
  return (token === "" ? null : await findViewer(token, now, isInBackground)) ?? GUEST;
}

function sessionToken(cookie = ""): string {
  return cookie.startsWith(KEY_PREFIX) ? "" : cookie;
}
