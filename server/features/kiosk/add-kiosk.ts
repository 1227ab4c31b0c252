import "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { SESSION_COOKIE } from "#domain/account/session-cookie.ts";
import { KIOSK_FORGET_PATH, KIOSK_START_PATH } from "#domain/kiosk/kiosk.ts";

/**
 * Forgets all that a shared screen's browser holds of us, as far as headers can, and leads to the beginning of a new
 * visit (rule kiosk 4). A link from another site to it does no more than that.
 */
export function addKiosk(app: FastifyInstance, endSession: (token: string) => void): void {
  app.get(KIOSK_FORGET_PATH, { config: { rateLimit: false } }, (request, reply) => {
    const session = request.cookies[SESSION_COOKIE];
    if (session !== undefined) endSession(session);
    for (const name of Object.keys(request.cookies)) {
      reply.header("set-cookie", `${encodeURIComponent(name)}=; Path=/; Max-Age=0; SameSite=Lax`);
    }
    return reply
      .code(303)
      .header("cache-control", "no-store")
      .header("clear-site-data", '"cache", "storage"')
      .header("location", KIOSK_START_PATH)
      .send();
  });
}
