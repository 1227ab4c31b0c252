import "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#server/base/sql/db.ts";
import { inReadScope, isPosition, type ReadScope } from "#server/base/sql/read-after.ts";
import { isSafeMethod } from "./same-origin.ts";

/** Cookie with the log position of this browser's last write. It reveals neither who wrote nor what. */
export const WRITTEN_COOKIE = "written";

/** A replica that is further behind belongs out of service. */
const MAX_AGE_SECONDS = 60;

/**
 * Lets browsers read what they wrote, whichever process answers and however far a replica is behind (rule calls 33). Must
 * be called after the cookie plugin. Without a replica it does nothing.
 */
export function readOwnWrites(app: FastifyInstance, { position }: Pick<Database, "position">): void {
  if (position === null) return;
  const scopes = new WeakMap<FastifyRequest, ReadScope>();
  app.addHook("onRequest", (request, _, done) => {
    const written = request.cookies[WRITTEN_COOKIE];
    const seen = written !== undefined && isPosition(written) ? written : null;
    if (seen === null && isSafeMethod(request)) return done();
    const scope = { position: seen, hasWritten: false };
    scopes.set(request, scope);
    inReadScope(scope, done);
  });
  // A body is received in the socket's context, which is not the request's.
  app.addHook("preValidation", (request, _, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else inReadScope(scope, done);
  });
  app.addHook("onSend", async (request, reply) => {
    if (scopes.get(request)?.hasWritten !== true) return;
    // A failure here must not fail the reply, since the write is stored: without the cookie, it is only seen a little
    // later.
    const written = await position().catch(() => null);
    if (written === null) return;
    reply.setCookie(WRITTEN_COOKIE, written, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      maxAge: MAX_AGE_SECONDS,
    });
  });
}
