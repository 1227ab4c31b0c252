import { createHash, createHmac, randomBytes } from "node:crypto";
import { type StubReply, stubServer } from "./stub-server.ts";

/** X or Facebook as their documents describe them: OAuth 2.0 with PKCE, and a profile for the access token. */
export interface OauthServer {
  readonly address: string;
  /** Body of the profile's address. */
  profile: unknown;
  /** The status of that answer. */
  profileStatus: number;
  /** Reasons for which requests were refused. */
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
  const authorize = (asked: URLSearchParams): StubReply => {
    const isWhole = asked.get("client_id") === OAUTH_CLIENT.clientId && asked.has("code_challenge");
    if (!isWhole || asked.get("code_challenge_method") !== "S256") return refuse("authorize");
    const redirectUri = asked.get("redirect_uri") ?? "";
    const code = randomBytes(12).toString("hex");
    codes.set(code, { challenge: asked.get("code_challenge") ?? "", redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
    return { status: 302, headers: { location: back.href }, body: "" };
  };
  const giveToken = (authorization: string, form: URLSearchParams): StubReply => {
    const given = form.get("code") ?? "";
    const code = codes.get(given);
    codes.delete(given);
    const verifier = form.get("code_verifier") ?? "";
    if (!isOurClient(kind, authorization, form)) return refuse("client");
    if (code?.challenge !== createHash("sha256").update(verifier).digest("base64url"))
      return refuse("verifier");
    if (code.redirectUri !== form.get("redirect_uri")) return refuse("redirect_uri");
    const token = randomBytes(12).toString("hex");
    tokens.add(token);
    return { body: JSON.stringify({ access_token: token, token_type: "bearer", expires_in: 7200 }) };
  };
  const showProfile = (authorization: string, proof: string | null): StubReply => {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1] ?? "";
    const right = createHmac("sha256", OAUTH_CLIENT.clientSecret).update(token).digest("hex");
    if (!tokens.has(token)) return refuse("token");
    if (kind === "FACEBOOK" && proof !== right) return refuse("proof");
    return { status: running.profileStatus, body: JSON.stringify(running.profile) };
  };
  const refuse = (why: string): StubReply => {
    running.refused.push(why);
    return { status: 400, body: '{"error":"invalid_request"}' };
  };
  const server = await stubServer(({ path, headers, body }) => {
    const { pathname, searchParams } = new URL(path, "http://server.invalid");
    const authorization = headers.authorization ?? "";
    if (pathname === PATHS[kind].authorize) return authorize(searchParams);
    if (pathname === PATHS[kind].profile)
      return showProfile(authorization, searchParams.get("appsecret_proof"));
    if (pathname !== PATHS[kind].token) return refuse(pathname);
    return giveToken(authorization, new URLSearchParams(body));
  });
  const running: OauthServer = {
    address: server.url,
    profile: {},
    profileStatus: 200,
    refused: [],
    close: () => server.close(),
  };
  return running;
}

/** X wants the secret in the head, Facebook in the form. */
function isOurClient(kind: keyof typeof PATHS, authorization: string, form: URLSearchParams): boolean {
  const { clientId, clientSecret } = OAUTH_CLIENT;
  if (kind === "FACEBOOK") {
    return form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
  }
  return authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
}
