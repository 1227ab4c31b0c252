import "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import {
  KIOSK_COOKIE,
  KIOSK_FORGET_PATH,
  KIOSK_PATH,
  KIOSK_START_PATH,
} from "#domain/offline/kiosk/kiosk.ts";
import { isOwnNavigation, isPrefetch } from "#server/base/http/fetch-metadata.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { plainPage, plainPageHeaders } from "#server/base/http/plain-page.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { kiosk as en } from "#words/compiled/en/offline/kiosk.ts";
import { kiosk as es } from "#words/compiled/es/offline/kiosk.ts";

const WORDS = { en, es };

/**
 * Forgets all that a shared screen's browser holds of us, as far as headers can, and leads to the beginning of a new
 * visit (rule kiosk 4). Whatever else asks for this address, such as a picture on another site, is led to the beginning
 * and takes nothing from the device (rule kiosk 7).
 */
export function addKiosk(app: FastifyInstance, endSession: (token: string) => void): void {
  // A link in a mail looks to us like an address that a person typed, so this page asks.
  app.get(KIOSK_PATH, (request, reply) => {
    const language = negotiateLanguage(request);
    const { ask, explain, begin, cancel } = wordsIn("kiosk", language, WORDS);
    const { searchParams } = new URL(request.url, "http://amparo.invalid");
    searchParams.delete("kiosk");
    const rest = searchParams.size === 0 ? "" : `&${searchParams}`;
    const links = `<p><a href="${escaped(KIOSK_START_PATH + rest)}">${begin}</a></p><p><a href="/">${cancel}</a></p>`;
    return reply
      .headers(plainPageHeaders(language, "'none'"))
      .send(plainPage(ask, `<p>${explain}</p>${links}`, language));
  });
  app.get(KIOSK_FORGET_PATH, { config: { rateLimit: false } }, (request, reply) => {
    reply.header("cache-control", "no-store");
    if (isPrefetch(request)) return reply.code(204).send();
    if (!isKioskForgetting(request)) return reply.code(303).header("location", "/").send();
    const session = request.cookies[SESSION_COOKIE];
    if (session !== undefined) endSession(session);
    for (const name of Object.keys(request.cookies)) {
      reply.header("set-cookie", `${encodeURIComponent(name)}=; Path=/; Max-Age=0; SameSite=Lax`);
    }
    return reply
      .code(303)
      .header("clear-site-data", '"cache", "storage"')
      .header("location", KIOSK_START_PATH)
      .send();
  });
}

function isKioskForgetting(request: FastifyRequest): boolean {
  return request.method === "GET" && request.cookies[KIOSK_COOKIE] === "1" && isOwnNavigation(request);
}
