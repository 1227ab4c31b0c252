import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "#domain/account/session-cookie.ts";
import { isSafeMethod, mayUseCookies } from "./same-origin.ts";
import { GUEST, type Viewer } from "./viewer.ts";

/** Older clients send these as tokens when they have none. */
const NO_TOKEN = new Set(["", "undefined", "null"]);

/** The tokens with which a request came. */
export interface Tokens {
  /** The header, as it was sent. */
  readonly authorization: string | undefined;
  /** Of the session's cookie. */
  readonly cookie: string | undefined;
}

/** A cookie counts where the request is of our own page: what other sites write with it is refused before. */
export function tokensOf(request: FastifyRequest, publicOrigin: string | null): Tokens {
  const counts = isSafeMethod(request) || mayUseCookies(request, publicOrigin);
  return {
    authorization: request.headers.authorization,
    cookie: counts ? request.cookies[SESSION_COOKIE] : undefined,
  };
}

/** The bearer token of a request, if it carries one. */
function bearerToken(authorization: string | undefined): string | null {
  const token = /^Bearer\s*(.*)$/i.exec(authorization ?? "")?.[1]?.trim() ?? "";
  return NO_TOKEN.has(token) ? null : token;
}

/** Finds whose token it is; null for a token that is dead or never was. */
export type FindViewer = (token: string, now: number) => Promise<Viewer | null>;

/**
 * An absent, empty or dead token means guest; where a bearer token and a cookie come, the bearer token counts, alive
 * or dead (rules calls 18 and 19).
 */
export async function identify(tokens: Tokens, findViewer: FindViewer, now: number): Promise<Viewer> {
  const token = bearerToken(tokens.authorization) ?? tokens.cookie ?? "";
  return (token === "" ? null : await findViewer(token, now)) ?? GUEST;
}
