import type { FastifyInstance } from "fastify";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { cookieName } from "./cookie-names.ts";
import { allowAnyOrigin } from "./cross-origin.ts";
import { type DocsPage, docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import type { Route } from "./route.ts";

/**
 * Publishes the contract at `/api/openapi.json`, and as a page at `/api/docs`. Each is made when it is first asked for:
 * every start would wait for what few read.
 *
 * @param otherPaths described in the document alone, by their path
 */
export function publishContract(
  app: FastifyInstance,
  routes: readonly Route[],
  version: string,
  publicOrigin: string | null,
  otherPaths: Readonly<Record<string, Record<string, unknown>>>,
): void {
  const calls = routes.map(({ call }) => call);
  const cookie = cookieName(SESSION_COOKIE, publicOrigin);
  let document: string | null = null;
  let page: DocsPage | null = null;
  app.get(`${API_BASE}/openapi.json`, (_, reply) => {
    allowAnyOrigin(reply);
    document ??= JSON.stringify(openApiDocument(calls, version, cookie, otherPaths));
    return reply
      .header("cache-control", "public, max-age=300")
      .type("application/json; charset=utf-8")
      .send(document);
  });
  app.get(`${API_BASE}/docs`, (_, reply) => {
    page ??= docsPage(calls, version);
    return reply
      .header("cache-control", "public, max-age=300")
      .header("content-security-policy", page.contentPolicy)
      .type("text/html; charset=utf-8")
      .send(page.html);
  });
}
