import type { FastifyInstance, FastifyReply } from "fastify";
import { API_BASE } from "#domain/contract/address.ts";

/** Lets any site read this reply, and the headers that belong to it. */
export function allowEveryOrigin(reply: FastifyReply): void {
  reply.header("access-control-allow-origin", "*");
  reply.header("access-control-expose-headers", "X-Total-Count, Retry-After, ETag");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/** Older clients send an Authorization header with everything, so browsers ask first. */
export function answerPreflights(app: FastifyInstance, path: string): void {
  app.options(`${API_BASE}${path.replace(/\{(\w+)\}/g, ":$1")}`, (_, reply) => {
    allowEveryOrigin(reply);
    return reply
      .header("access-control-allow-methods", "GET, HEAD")
      .header("access-control-allow-headers", "Authorization, Content-Type, Accept-Language, If-None-Match")
      .header("access-control-max-age", 86_400)
      .code(204)
      .send();
  });
}
