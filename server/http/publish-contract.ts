import type { FastifyInstance } from "fastify";
import { API_BASE } from "#domain/contract/address.ts";
import { allowEveryOrigin } from "./cross-origin.ts";
import { openApiDocument } from "./openapi.ts";
import type { Route } from "./route.ts";

/** The published contract: the document for programs at `/api/openapi.json`. */
export function publishContract(app: FastifyInstance, routes: readonly Route[], version: string): void {
  const document = JSON.stringify(
    openApiDocument(
      routes.map(({ call }) => call),
      version,
    ),
  );
  app.get(`${API_BASE}/openapi.json`, (_, reply) => {
    allowEveryOrigin(reply);
    return reply
      .header("cache-control", "public, max-age=300")
      .type("application/json; charset=utf-8")
      .send(document);
  });
}
