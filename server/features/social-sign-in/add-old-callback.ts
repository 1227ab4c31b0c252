import type { FastifyInstance } from "fastify";

/** Where X asks people who signed in by OAuth 1.0a; older clients were sent there. */
const AUTHENTICATE = "https://api.x.com/oauth/authenticate";
const TOKEN = /^[\w-]{1,100}$/;

/**
 * `/auth/twitter/callback` of older clients (rule social-sign-in 10): with an `oauth_token` it leads to X's page,
 * whatever else stands in the address. The rest is the sign-in page's.
 */
export function addOldCallback(app: FastifyInstance): void {
  app.get("/auth/twitter/callback", async (request, reply) => {
    const token = new URL(request.url, "http://amparo.invalid").searchParams.get("oauth_token") ?? "";
    const address = TOKEN.test(token) ? `${AUTHENTICATE}?oauth_token=${token}` : "/login";
    return reply.code(303).header("cache-control", "no-store").header("location", address).send();
  });
}
