import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** Someone with an account there, as its replies describe them. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
}

/** A real OpenID Connect provider on this machine, at which every visitor is `person` and agrees to everything. */
export interface OpenIdServer {
  /** The issuer, without a slash at the end. */
  readonly address: string;
  person: OpenIdPerson;
  /** False: they do not agree. */
  agrees: boolean;
  /** Puts another ID token in the place of each; `sign` makes one of these claims with the provider's own key. */
  changeIdToken: ((token: string, sign: (claims: object) => string) => string) | null;
  /** Begins to work for our client, with the address to which people are sent back. */
  register(redirectUri: string): void;
  close(): Promise<void>;
}

export const OPENID_CLIENT = { clientId: "amparo", clientSecret: "a secret of forty letters for the tests" };

export async function openIdServer(): Promise<OpenIdServer> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${readPort(http.address())}`;
  const running: OpenIdServer = {
    address,
    person: { sub: "1" },
    agrees: true,
    changeIdToken: null,
    register: (redirectUri) => serve(http, running, redirectUri),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return running;
}

const KEY_ID = "tests";

function serve(http: Server, running: OpenIdServer, redirectUri: string): void {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const sign = (claims: object): string => {
    const head = { alg: "RS256", typ: "JWT", kid: KEY_ID };
    const signed = [head, claims].map((part) => encoded(JSON.stringify(part))).join(".");
    return `${signed}.${createSign("sha256").update(signed).sign(privateKey, "base64url")}`;
  };
  const provider = new Provider(running.address, {
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] },
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // ID tokens contain the requested claims, as Google's do.
    conformIdTokenClaims: false,
    cookies: { keys: ["a key for the tests"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...running.person, sub: accountId }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 60, Session: 1, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  });
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    if (running.changeIdToken === null || typeof body?.id_token !== "string") return;
    context.body = { ...body, id_token: running.changeIdToken(body.id_token, sign) };
  });
  const callback = provider.callback();
  const decide = async (request: IncomingMessage, reply: ServerResponse) => {
    const { params, prompt } = await provider.interactionDetails(request, reply);
    const accountId = running.person.sub;
    if (!running.agrees) return { error: "access_denied" };
    if (prompt.name === "login") return { login: { accountId } };
    const grant = new provider.Grant({ accountId, clientId: String(params["client_id"]) });
    grant.addOIDCScope("openid email profile");
    return { consent: { grantId: await grant.save() } };
  };
  http.on("request", (request, reply) => {
    if (request.url?.startsWith("/interaction/") !== true) void callback(request, reply);
    else void decide(request, reply).then((done) => provider.interactionFinished(request, reply, done));
  });
}

function encoded(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function readPort(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen.");
  return address.port;
}
