import "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { KNOWN_DEVICE_COOKIE, SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { CLEARED_COOKIES } from "#domain/static-pages/quick-exit/browser-data.ts";
import { isOwnRequest, isPrefetch } from "#server/base/http/fetch-metadata.ts";
import { servedLanguage } from "#server/base/http/negotiation.ts";
import { awayPage } from "./away-page.ts";

/** An empty icon, so that browsers do not request ours. */
const AWAY_POLICY = "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/**
 * Adds the quick exit for browsers without scripts, and the headers for all others: clears the session's cookies and
 * the cache, leaves favorites and queued messages, and redirects to the neutral page (rule quick-exit 4). It waits for
 * nothing: the session ends on the server in the background.
 *
 * @param exitUrl the neutral page
 */
export function addQuickExit(
  app: FastifyInstance,
  exitUrl: string,
  endSession: (token: string) => void,
): void {
  app.get("/exit", { config: { rateLimit: false, load: "always" } }, (request, reply) => {
    reply.header("cache-control", "no-store");
    if (isPrefetch(request)) return reply.code(204).send();
    reply.code(303).header("location", exitUrl);
    // A picture, a frame or a link elsewhere leads away as well, and forgets nothing.
    if (request.method !== "GET" || !isOwnRequest(request)) return reply.send();
    const session = request.cookies[SESSION_COOKIE];
    if (session !== undefined) endSession(session);
    for (const name of [...CLEARED_COOKIES, KNOWN_DEVICE_COOKIE]) {
      reply.header("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
    }
    return reply.header("clear-site-data", '"cache"').send();
  });
  app.get("/away", { config: { load: "always" } }, (request, reply) => {
    const language = readLanguage(request);
    return reply
      .header("cache-control", "private, max-age=86400")
      .header("vary", "Cookie")
      .header("content-language", language)
      .header("content-security-policy", AWAY_POLICY)
      .type("text/html; charset=utf-8")
      .send(awayPage(language, exitUrl));
  });
}

/** `lang` in the address is for clients that cache the page, and send no cookies. */
function readLanguage(request: FastifyRequest): Language {
  const { searchParams } = new URL(request.url, "http://amparo.invalid");
  const asked = servedLanguage(request, searchParams.get("lang"));
  return asked ?? servedLanguage(request, request.cookies["language"]) ?? "en";
}
