import { createHash, createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** X or Facebook as their documents describe them: OAuth 2.0 with PKCE, and a profile for the access token. */
export interface OauthServer {
  readonly address: string;
  /** What the profile's address answers. */
  profile: unknown;
  /** The status of that answer. */
  profileStatus: number;
  /** Of requests that were refused, why. */
  readonly refused: string[];
  close(): Promise<void>;
}

export const OAUTH_CLIENT = { clientId: "app-1", clientSecret: "a-secret-of-the-app" };

const PATHS = {
  TWITTER: { authorize: "/i/oauth2/authorize", token: "/2/oauth2/token", profile: "/2/users/me" },
  FACEBOOK: { authorize: "/dialog/oauth", token: "/oauth/access_token", profile: "/me" },
};

export async function oauthServer(kind: keyof typeof PATHS): Promise<OauthServer> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();
  const authorize = (asked: URLSearchParams): Answer => {
    const isWhole = asked.get("client_id") === OAUTH_CLIENT.clientId && asked.has("code_challenge");
    if (!isWhole || asked.get("code_challenge_method") !== "S256") return refuse("authorize");
    const redirectUri = asked.get("redirect_uri") ?? "";
    const code = randomBytes(12).toString("hex");
    codes.set(code, { challenge: asked.get("code_challenge") ?? "", redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
    return { status: 302, location: back.href };
  };
  const giveToken = (request: IncomingMessage, form: URLSearchParams): Answer => {
    const given = form.get("code") ?? "";
    const code = codes.get(given);
    codes.delete(given);
    const verifier = form.get("code_verifier") ?? "";
    if (!isOurClient(kind, request, form)) return refuse("client");
    if (code?.challenge !== createHash("sha256").update(verifier).digest("base64url"))
      return refuse("verifier");
    if (code.redirectUri !== form.get("redirect_uri")) return refuse("redirect_uri");
    const token = randomBytes(12).toString("hex");
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: "bearer", expires_in: 7200 } };
  };
  const showProfile = (request: IncomingMessage, proof: string | null): Answer => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const right = createHmac("sha256", OAUTH_CLIENT.clientSecret).update(token).digest("hex");
    if (!tokens.has(token)) return refuse("token");
    if (kind === "FACEBOOK" && proof !== right) return refuse("proof");
    return { status: running.profileStatus, body: running.profile };
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://server.invalid");
    if (pathname === PATHS[kind].authorize) return authorize(searchParams);
    if (pathname === PATHS[kind].profile) return showProfile(request, searchParams.get("appsecret_proof"));
    if (pathname !== PATHS[kind].token) return refuse(pathname);
    return giveToken(request, new URLSearchParams((await buffer(request)).toString()));
  };
  const server = createServer((request, reply) => {
    void answer(request).then(({ status, location, body }) => {
      reply.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
      reply.end(body === undefined ? "" : JSON.stringify(body));
    });
  });
  const refuse = (why: string): Answer => {
    running.refused.push(why);
    return { status: 400, body: { error: "invalid_request" } };
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const running: OauthServer = {
    address: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    profile: {},
    profileStatus: 200,
    refused: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}

interface Answer {
  status: number;
  location?: string;
  body?: unknown;
}

/** X wants the secret in the head, Facebook in the form. */
function isOurClient(kind: keyof typeof PATHS, request: IncomingMessage, form: URLSearchParams): boolean {
  const { clientId, clientSecret } = OAUTH_CLIENT;
  if (kind === "FACEBOOK") {
    return form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
  }
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  return request.headers.authorization === `Basic ${basic}`;
}
