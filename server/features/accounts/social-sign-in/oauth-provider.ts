import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from "openid-client";
import type { Claims } from "#domain/accounts/social-sign-in/claims.ts";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { SocialProvider } from "./social-provider.ts";
import { isLoopbackHttp, TIMEOUT_SECONDS } from "./social-provider.ts";

/** A provider of OAuth 2.0 without ID tokens, whose profile is fetched with the access token. */
export interface OauthServer {
  readonly provider: Provider;
  readonly clientId: string;
  readonly authentication: ClientAuth;
  readonly authorize: URL;
  readonly token: URL;
  readonly scope: string;
  /** Address of the profile. */
  profileAddress(accessToken: string): URL;
  readProfile(profile: unknown): Claims | null;
}

/** Maximum size of a profile in bytes. */
const MAX_PROFILE_BYTES = 100_000;

export function oauthProvider(server: OauthServer): SocialProvider {
  const { provider, clientId, authentication, authorize, token } = server;
  const metadata = {
    issuer: authorize.origin,
    authorization_endpoint: authorize.href,
    token_endpoint: token.href,
  };
  const configuration = new Configuration(metadata, clientId, undefined, authentication);
  configuration.timeout = TIMEOUT_SECONDS;
  if (isLoopbackHttp(authorize)) allowInsecureRequests(configuration);
  return {
    provider,
    async begin({ state, verifier }, redirectUri) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: server.scope,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
      });
    },
    async finish({ state, verifier }, returned) {
      const { access_token } = await authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      const reply = await fetchProtectedResource(
        configuration,
        access_token,
        server.profileAddress(access_token),
        "GET",
      );
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new Error(`The provider answered ${reply.status}.`);
      }
      return server.readProfile(await boundedJson(reply));
    },
  };
}

async function boundedJson(reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (text.length > MAX_PROFILE_BYTES) throw new Error("The provider's answer is too long.");
  return JSON.parse(text);
}
