import type { FastifyReply } from "fastify";

/**
 * Leaves out Node's `Connection: keep-alive` and `Keep-Alive` headers, 48 bytes of each reply: connections of HTTP/1.1
 * stay open without them. A connection that is to close says so all the same.
 */
export function omitKeepAlive(reply: FastifyReply): void {
  if (!reply.hasHeader("connection")) reply.raw.removeHeader("connection");
}
