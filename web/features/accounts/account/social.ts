import { beginPath, type Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { API_BASE } from "#domain/base/contract/address.ts";

/** How someone signs in, as people know it. */
export const METHOD_NAMES: Readonly<Record<SignInMethod, string>> = {
  LOCAL: "Amparo",
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TWITTER: "X",
};

/** Where the browser goes to sign in there, to come back signed in. @param next a path of ours */
export function socialPath(provider: Provider, next: string | null): string {
  const path = `${API_BASE}${beginPath(provider)}`;
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
