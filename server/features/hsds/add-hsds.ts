import type { FastifyInstance } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";

/** Redirects the path with a trailing slash: the HSDS API document calls its first path `/`. */
export function addHsds(app: FastifyInstance): void {
  app.get(`${API_BASE}/hsds/`, (_, reply) => reply.redirect(`${API_BASE}/hsds`, 308));
}
