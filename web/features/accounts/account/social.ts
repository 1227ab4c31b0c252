import { beginPath, type Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { API_BASE } from "#domain/base/contract/address.ts";

/** Ways of signing in, by their usual names. */
export const METHOD_NAMES: Readonly<Record<SignInMethod, string>> = {
  LOCAL: "Amparo",
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TWITTER: "X",
};

/**
 * Returns the address at which signing in with a provider begins.
 *
 * @param next a path of ours to return to
 */
export function socialPath(provider: Provider, next: string | null): string {
  const path = `${API_BASE}${beginPath(provider)}`;
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
