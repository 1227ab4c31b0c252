import type { FastifyInstance } from "fastify";

/**
 * Where people reach the app encrypted, no cookie is set that would go unencrypted, although what the proxy hands on
 * comes plain. To be called after the plugin that writes cookies.
 *
 * @param publicOrigin where people reach the app; null: nobody said
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
