import type { Claims } from "#domain/social-sign-in/claims.ts";
import type { Provider } from "#domain/social-sign-in/provider.ts";

/** What a browser carries from its departure to its return; nobody else knows it. */
export interface AuthorizationState {
  /** Ties the answer to this browser. */
  readonly state: string;
  /** Ties the code to whoever asked for it (PKCE, RFC 7636). */
  readonly verifier: string;
  /** Ties the ID token to this departure. */
  readonly nonce: string;
}

/** Somebody else's sign-in, by OAuth 2.0 with PKCE. */
export interface SocialProvider {
  readonly provider: Provider;
  /** Where the browser goes. */
  begin(authorizationState: AuthorizationState, redirectUri: string): Promise<URL>;
  /**
   * Who came back, null where the provider named nobody.
   *
   * @param returned the whole address that the browser came back to
   * @throws where the answer is not one to this departure, or the provider fails
   */
  finish(authorizationState: AuthorizationState, returned: URL): Promise<Claims | null>;
}

/** An account for programs at a provider. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Instead of the provider's own addresses: an origin, or an OpenID Connect issuer. */
  readonly baseUrl: string | null;
}

export type SocialSettings = { readonly [P in Provider]: ProviderSettings | null };

/** How long a provider may take for one answer. */
export const TIMEOUT_SECONDS = 10;

/** Unencrypted requests go to this machine alone: for tests and trials. */
export function isLoopbackHttp({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
