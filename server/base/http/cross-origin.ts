import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";

const EXPOSED = "X-Total-Count, X-Danger, Retry-After, ETag";
const ASKED = "Authorization, Content-Type, Accept-Language, If-None-Match";
const PREFLIGHT_SECONDS = 86_400;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether pages of any site may read the replies of this route. */
    isPublicRead?: boolean;
  }
}

/** Lets any site read the replies of public routes, including problems, so that pages can tell what was wrong. */
export function allowPublicReads(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.isPublicRead === true) allowAnyOrigin(reply);
  });
}

/** Lets any site read this reply with its headers. */
export function allowAnyOrigin(reply: FastifyReply): void {
  reply.header("access-control-allow-origin", "*");
  reply.header("access-control-expose-headers", EXPOSED);
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/** Closes a reply to a signed-in user to every site but those that the operator named. */
export function denyOtherOrigins(reply: FastifyReply): void {
  if (reply.getHeader("access-control-allow-origin") !== "*") return;
  reply.removeHeader("access-control-allow-origin");
  reply.removeHeader("access-control-expose-headers");
  reply.header("cross-origin-resource-policy", "same-origin");
}

/** Older clients send an Authorization header with every request, so browsers send a preflight. */
export function answerPreflights(app: FastifyInstance, path: string): void {
  app.options(`${API_BASE}${path.replace(/\{(\w+)\}/g, ":$1")}`, (_, reply) => {
    allowAnyOrigin(reply);
    return reply
      .header("access-control-allow-methods", "GET, HEAD")
      .header("access-control-allow-headers", ASKED)
      .header("access-control-max-age", PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}

/**
 * Lets the configured origins use every call (rule calls 22). They sign in with a bearer token: their requests
 * carry no cookies.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    if (!isAllowedOrigin(request, origins)) return;
    reply.header("access-control-allow-origin", request.headers.origin);
    reply.header("access-control-expose-headers", EXPOSED);
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (request.method !== "OPTIONS") return;
    return reply
      .header("access-control-allow-methods", "GET, HEAD, POST, PUT, DELETE")
      .header("access-control-allow-headers", `${ASKED}, If-Match`)
      .header("access-control-max-age", PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
  // Last, since replies add to `Vary` before.
  app.addHook("onSend", async (request, reply) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    const vary = reply.getHeader("vary");
    reply.header("vary", vary === undefined ? "Origin" : `${String(vary)}, Origin`);
  });
}

export function isAllowedOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  return request.headers.origin !== undefined && origins.includes(request.headers.origin);
}
