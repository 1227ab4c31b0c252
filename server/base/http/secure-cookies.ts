import type { FastifyInstance, FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { cookieName, DEVICE_COOKIE, IDENTITY_COOKIES, isEncrypted } from "./cookie-names.ts";

/**
 * Where the public origin is encrypted, makes cookies `Secure`, even if the proxy forwards plain HTTP, and gives
 * those that identify a person the prefix `__Host-`; everything else knows them by their plain names. Must be called
 * after the cookie plugin.
 *
 * @param publicOrigin public origin of the app; null: not configured
 * @param endSession ends the session of a plain cookie, from before the prefix or planted by a sibling domain: it
 *   signs no one in
 */
export function secureCookies(
  app: FastifyInstance,
  publicOrigin: string | null,
  endSession: (token: string) => void,
): void {
  if (!isEncrypted(publicOrigin)) return;
  const withPlainSession = new WeakSet<FastifyRequest>();
  app.addHook("onRequest", async (request) => {
    const { cookies } = request;
    const plainSession = cookies[SESSION_COOKIE];
    for (const name of IDENTITY_COOKIES) {
      const value = cookies[cookieName(name, publicOrigin)];
      // A device's plain cookie is still taken: planted, it would only give a kudo to another device.
      if (value !== undefined || name !== DEVICE_COOKIE) cookies[name] = value;
    }
    if (plainSession === undefined) return;
    endSession(plainSession);
    withPlainSession.add(request);
  });
  app.addHook("onSend", async (request, reply) => {
    const set = [reply.getHeader("set-cookie") ?? []].flat().map(String);
    const cookies = set.map((cookie) => securedCookie(cookie, publicOrigin));
    if (withPlainSession.has(request)) cookies.push(`${SESSION_COOKIE}=; Max-Age=0; Path=/; Secure`);
    if (cookies.length === 0) return;
    reply.removeHeader("set-cookie");
    for (const cookie of cookies) reply.header("set-cookie", cookie);
  });
}

/** A `Set-Cookie` header as it is sent. */
function securedCookie(cookie: string, publicOrigin: string | null): string {
  const [pair = "", ...attributes] = cookie.split(/;\s*/);
  const [name = "", ...value] = pair.split("=");
  if (!IDENTITY_COOKIES.includes(name)) {
    return attributes.some((attribute) => /^secure$/i.test(attribute)) ? cookie : `${cookie}; Secure`;
  }
  const others = attributes.filter((attribute) => !/^(?:path=|domain=|secure$)/i.test(attribute));
  return [`${cookieName(name, publicOrigin)}=${value.join("=")}`, "Path=/", ...others, "Secure"].join("; ");
}
