import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "#domain/base/contract/problems.ts";
import { isAllowedOrigin } from "./cross-origin.ts";
import { replyProblem } from "./reply-problem.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cross-site request forgery (rule calls 21): writes that a page of another site makes a browser send with
 * our cookies. Other clients send no origin, and no cookies unasked.
 *
 * @param publicOrigin the app's public origin, where a proxy hides it
 * @param origins other origins that the operator trusts
 */
export function rejectCrossOriginWrites(
  app: FastifyInstance,
  publicOrigin: string | null,
  origins: readonly string[],
): void {
  app.addHook("onRequest", async (request, reply) => {
    // Checks every address, since the router also matches other spellings of a path (`/%61pi/…`).
    if (isSafeMethod(request)) return;
    if (isAllowedOrigin(request, origins)) return;
    if (!mayUseCookies(request, publicOrigin)) return replyProblem(reply, problem("forbidden"));
  });
}

/** Whether the method of the request is safe. */
export function isSafeMethod(request: FastifyRequest): boolean {
  return SAFE_METHODS.has(request.method);
}

/**
 * Whether a write comes from our own pages, or from no page at all; trusted origins sign in with a bearer token
 * instead.
 *
 * Prefers `Sec-Fetch-Site`, which pages cannot set, since a form on a page without referrers has the origin
 * "null".
 */
export function mayUseCookies(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/**
 * The app's origin from the client's point of view, for absolute URLs.
 *
 * @param publicOrigin the app's public origin; null: taken from the request
 * @returns null where the request's host is invalid
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  publicOrigin: string | null,
): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const written = `${protocol}://${host}`;
  return URL.canParse(written) ? new URL(written).origin : null;
}
