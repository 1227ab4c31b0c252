import "@fastify/cookie";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageCookie, RenderedPage } from "#domain/app/page-rendering.ts";
import { KIOSK_COOKIE, KIOSK_PATH } from "#domain/offline/kiosk/kiosk.ts";
import { isFromOwnPage, isOwnRequest, isPrefetch } from "#server/base/http/fetch-metadata.ts";
import { contentCoding } from "#server/base/http/negotiation.ts";
import { omitKeepAlive } from "./omit-keep-alive.ts";
import type { PageBuild } from "./page-source.ts";

/** Sends a rendered page, or its redirect, with the headers of documents. Caching is the caller's. */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  buildPolicy: PageBuild["policyOf"],
): FastifyReply | Promise<FastifyReply> {
  omitKeepAlive(reply);
  const kiosk = page.cookies.find(({ name }) => name === KIOSK_COOKIE);
  const isKioskChange = kiosk !== undefined;
  // The browser asks again when the page is opened.
  if (isKioskChange && isPrefetch(request)) return reply.code(204).send();
  // A page of another site makes no browser a shared screen, which would forget what its owner saved (rule kiosk 7).
  if (kiosk?.value === "1" && isOwnRequest(request) && !mayBeginKiosk(request)) {
    const { search } = new URL(page.location ?? "/", "http://amparo.invalid");
    return reply
      .code(303)
      .header("location", KIOSK_PATH + search)
      .send();
  }
  const cookies = isKioskChange && !isOwnRequest(request) ? [] : page.cookies;
  for (const cookie of cookies) reply.header("set-cookie", cookieHeader(cookie, request));
  if (page.location !== null) return reply.code(page.status).header("location", page.location).send();
  if (page.isPrivate) reply.header("cache-control", "no-store");
  reply
    .code(page.status)
    .header("content-security-policy", buildPolicy(page))
    .header("content-language", page.language)
    // "Back" needs to know whether the previous page was ours.
    .header("referrer-policy", "same-origin")
    .header("permissions-policy", "geolocation=(self)")
    .type("text/html; charset=utf-8");
  return sendCompressed(request, reply, page.html);
}

/** A browser that is a shared screen already, or someone who was asked. */
function mayBeginKiosk(request: FastifyRequest): boolean {
  return request.cookies[KIOSK_COOKIE] === "1" || isFromOwnPage(request);
}

function cookieHeader({ name, value, maxAge }: PageCookie, request: FastifyRequest): string {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  const secure = request.protocol === "https" ? "; Secure" : "";
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

/** Fast settings, since each page is rendered anew. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const coding = contentCoding(request);
  if (coding === "identity") return reply.send(html);
  reply.header("content-encoding", coding);
  if (coding === "gzip") return reply.send(await promisify(gzip)(html, { level: 6 }));
  const params = {
    // More costs a page of this size hardly more time.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    // A window as large as the page has shorter distances to name than a larger one.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
  };
  return reply.send(await promisify(brotliCompress)(html, { params }));
}

/** Bits of the smallest window of Brotli that holds so many characters, most of which are one byte. */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 1)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}
