import type { FastifyInstance } from "fastify";

/** X's authorization page of OAuth 1.0a, to which older clients were redirected. */
const AUTHENTICATE = "https://api.x.com/oauth/authenticate";
const TOKEN = /^[\w-]{1,100}$/;

/**
 * `/auth/twitter/callback` of older clients (rule social-sign-in 10): with an `oauth_token` it redirects to X's
 * page, whatever the other parameters; otherwise to the sign-in page.
 */
export function addOldCallback(app: FastifyInstance): void {
  app.get("/auth/twitter/callback", async (request, reply) => {
    const token = new URL(request.url, "http://amparo.invalid").searchParams.get("oauth_token") ?? "";
    const address = TOKEN.test(token) ? `${AUTHENTICATE}?oauth_token=${token}` : "/login";
    return reply.code(303).header("cache-control", "no-store").header("location", address).send();
  });
}
