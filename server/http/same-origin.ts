import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "#domain/contract/problems.ts";
import { isAllowedOrigin } from "./cross-origin.ts";
import { replyProblem } from "./reply-problem.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another site makes a visitor's browser send (rule calls 21):
 * the browser would add our cookies to them. Programs that are no browsers name no origin, and have no cookies
 * that they did not ask for.
 *
 * @param publicOrigin the origin under which people reach the app, where a proxy hides it
 * @param origins other sites that the operator trusts
 */
export function rejectCrossOriginWrites(
  app: FastifyInstance,
  publicOrigin: string | null,
  origins: readonly string[],
): void {
  app.addHook("onRequest", async (request, reply) => {
    // Whatever its address: the router knows a path under other spellings too (`/%61pi/…`).
    if (isSafeMethod(request)) return;
    if (isAllowedOrigin(request, origins)) return;
    if (!mayUseCookies(request, publicOrigin)) return replyProblem(reply, problem("forbidden"));
  });
}

/** Whether the request only looks. */
export function isSafeMethod(request: FastifyRequest): boolean {
  return SAFE_METHODS.has(request.method);
}

/**
 * Whether a request that writes comes from our own pages, or from no page at all: a site that the operator trusts
 * signs in with a bearer token.
 *
 * `Sec-Fetch-Site` says it where there is one, for a form of a page without referrers has the origin "null". It
 * comes from the browser itself: no page can set it.
 */
export function mayUseCookies(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/**
 * The origin under which somebody asks, as addresses of ours begin for them.
 *
 * @param publicOrigin where people reach the app; null: under the name that each request gives
 * @returns null where the request names nothing that can be one
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  publicOrigin: string | null,
): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const written = `${protocol}://${host}`;
  return URL.canParse(written) ? new URL(written).origin : null;
}
