import type { SignInMethod } from "../users/user.ts";

/** Sign-in providers, in the order of the sign-in page. TWITTER is X. */
export const PROVIDERS = ["GOOGLE", "FACEBOOK", "TWITTER"] as const satisfies readonly SignInMethod[];
export type Provider = (typeof PROVIDERS)[number];

/** Returns the provider named in a path such as `/auth/google`; null for any other name. */
export function providerNamed(name: string): Provider | null {
  return PROVIDERS.find((provider) => provider.toLowerCase() === name) ?? null;
}

/** Path of the API, below its base, at which signing in with a provider begins (rule social-sign-in 6). */
export function beginPath(provider: Provider): string {
  return `/auth/${provider.toLowerCase()}`;
}

/** The redirect URI, which has to be registered at the provider. */
export function callbackPath(provider: Provider): string {
  return `${beginPath(provider)}/callback`;
}

/**
 * Reasons why a person returns without being signed in: `?failed=` of the sign-in page.
 *
 * `refused`: they did not agree there. `needsEmail`: the provider gave no address. `emailTaken`: an account already has
 * the address, and the provider does not state that it is theirs. `other`: it took too long, or something is broken.
 */
export const SOCIAL_FAILURES = ["refused", "needsEmail", "emailTaken", "other"] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];
