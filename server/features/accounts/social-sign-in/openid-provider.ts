import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { claimsOfIdToken } from "#domain/accounts/social-sign-in/claims.ts";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { ProviderSettings, SocialProvider } from "./social-provider.ts";
import { isLoopbackHttp, TIMEOUT_SECONDS } from "./social-provider.ts";

/**
 * A provider of OpenID Connect. Its metadata and keys are fetched at first use; the ID token's signature, issuer,
 * audience, age and nonce are verified, and only the ID token is trusted.
 */
export function openIdProvider(
  provider: Provider,
  { clientId, clientSecret, baseUrl }: ProviderSettings,
  issuer: string,
): SocialProvider {
  const server = new URL(baseUrl ?? issuer);
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The library takes the connection for proof enough, and checks signatures only when asked.
      execute: [enableNonRepudiationChecks, ...(isLoopbackHttp(server) ? [allowInsecureRequests] : [])],
    }).catch((error) => {
      // Fetched again at the next sign-in.
      known = null;
      throw error;
    });
    return known;
  };
  return {
    provider,
    async begin({ state, verifier, nonce }, redirectUri) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
    },
    async finish({ state, verifier, nonce }, returned) {
      const tokens = await authorizationCodeGrant(await configuration(), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return claimsOfIdToken(tokens.claims());
    },
  };
}
