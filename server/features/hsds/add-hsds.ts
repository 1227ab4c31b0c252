import type { FastifyInstance } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";

/** The document of the HSDS API calls its first path `/`: with the slash it is the same. */
export function addHsds(app: FastifyInstance): void {
  app.get(`${API_BASE}/hsds/`, (_, reply) => reply.redirect(`${API_BASE}/hsds`, 308));
}
