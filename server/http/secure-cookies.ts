import type { FastifyInstance } from "fastify";

/**
 * Makes cookies `Secure` where the public origin is encrypted, even if the proxy forwards plain HTTP. Must be
 * called after the cookie plugin.
 *
 * @param publicOrigin public origin of the app; null: not configured
 */
export function secureCookies(app: FastifyInstance, publicOrigin: string | null): void {
  if (publicOrigin?.startsWith("https:") !== true) return;
  app.addHook("onSend", async (_, reply) => {
    const set = reply.getHeader("set-cookie");
    if (set === undefined) return;
    reply.removeHeader("set-cookie");
    for (const cookie of [set].flat().map(String)) {
      reply.header("set-cookie", /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
    }
  });
}
