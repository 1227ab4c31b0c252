import type { Claims } from "#domain/accounts/social-sign-in/claims.ts";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";

/** Secrets that a browser holds during an authorization. */
export interface AuthorizationState {
  /** Binds the response to this browser. */
  readonly state: string;
  /** Binds the code to the client that requested it (PKCE, RFC 7636). */
  readonly verifier: string;
  /** Binds the ID token to this authorization. */
  readonly nonce: string;
}

/** A sign-in provider, by OAuth 2.0 with PKCE. */
export interface SocialProvider {
  readonly provider: Provider;
  /** Address to which the browser is redirected. */
  begin(authorizationState: AuthorizationState, redirectUri: string): Promise<URL>;
  /**
   * The claims of the user; null where the provider gave none.
   *
   * @param returned the full callback address
   * @throws where the response does not match this authorization, or the provider fails
   */
  finish(authorizationState: AuthorizationState, returned: URL): Promise<Claims | null>;
}

/** Client credentials at a provider. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces the provider's addresses: an origin, or an OpenID Connect issuer. */
  readonly baseUrl: string | null;
}

export type SocialSettings = { readonly [P in Provider]: ProviderSettings | null };

/** Timeout of a request to a provider, in seconds. */
export const TIMEOUT_SECONDS = 10;

/** Whether the address is unencrypted and on this machine, for tests. */
export function isLoopbackHttp({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
