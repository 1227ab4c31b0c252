import { createHmac } from "node:crypto";
import { type ClientAuth, ClientSecretPost } from "openid-client";
import { claimsOfFacebook, claimsOfX } from "#domain/accounts/social-sign-in/claims.ts";
import { PROVIDERS, type Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { oauthProvider } from "./oauth-provider.ts";
import { openIdProvider } from "./openid-provider.ts";
import type { ProviderSettings, SocialProvider, SocialSettings } from "./social-provider.ts";

/** The configured providers, without any request yet. */
export function openProviders(settings: SocialSettings): ReadonlyMap<Provider, SocialProvider> {
  return new Map(
    PROVIDERS.flatMap((provider) => {
      const found = settings[provider];
      return found === null ? [] : [[provider, OPEN[provider](found)] as const];
    }),
  );
}

const OPEN: { readonly [P in Provider]: (settings: ProviderSettings) => SocialProvider } = {
  GOOGLE: (settings) => openIdProvider("GOOGLE", settings, "https://accounts.google.com"),
  FACEBOOK: facebook,
  TWITTER: x,
};

/**
 * Facebook's discovery document names no token endpoint, and its ID tokens for web logins are in testing: OAuth
 * 2.0 with PKCE, and the profile from the Graph API. The `appsecret_proof` binds the access token to our secret.
 */
function facebook({ clientId, clientSecret, baseUrl }: ProviderSettings): SocialProvider {
  const graph = baseUrl ?? "https://graph.facebook.com";
  return oauthProvider({
    provider: "FACEBOOK",
    clientId,
    authentication: ClientSecretPost(clientSecret),
    authorize: new URL("/dialog/oauth", baseUrl ?? "https://www.facebook.com"),
    token: new URL("/oauth/access_token", graph),
    scope: "public_profile,email",
    profileAddress: (accessToken) => {
      const address = new URL("/me", graph);
      address.searchParams.set("fields", "id,name,email");
      const proof = createHmac("sha256", clientSecret).update(accessToken).digest("hex");
      address.searchParams.set("appsecret_proof", proof);
      return address;
    },
    readProfile: claimsOfFacebook,
  });
}

/** X: OAuth 2.0 with PKCE for a confidential client. Email addresses need a permission of the client. */
function x({ clientId, clientSecret, baseUrl }: ProviderSettings): SocialProvider {
  const api = baseUrl ?? "https://api.x.com";
  return oauthProvider({
    provider: "TWITTER",
    clientId,
    authentication: plainBasic(clientSecret),
    authorize: new URL("/i/oauth2/authorize", baseUrl ?? "https://x.com"),
    token: new URL("/2/oauth2/token", api),
    scope: "users.read tweet.read users.email",
    profileAddress: () => new URL("/2/users/me?user.fields=confirmed_email", api),
    readProfile: claimsOfX,
  });
}

/**
 * Authenticates as X documents it: without the encoding of RFC 6749 (section 2.3.1), which would alter hyphens of the
 * secret.
 */
function plainBasic(clientSecret: string): ClientAuth {
  return (_, { client_id }, __, headers) => {
    headers.set("authorization", `Basic ${Buffer.from(`${client_id}:${clientSecret}`).toString("base64")}`);
  };
}
