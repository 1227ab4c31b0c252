import type { Provider, SocialFailure } from "#domain/social-sign-in/provider.ts";
import type { SignInMethod } from "#domain/users/user.ts";

/** How somebody signs in, as people know it. */
export const METHOD_NAMES: Readonly<Record<SignInMethod, string>> = {
  LOCAL: "Amparo",
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TWITTER: "X",
};

/** Where the browser goes to sign in there, to come back signed in. @param next a path of ours */
export function socialPath(provider: Provider, next: string | null): string {
  const path = `/api/auth/${provider.toLowerCase()}`;
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Of the contract only types come along: its checks stay on the server. */
export const FAILURES = [
  "refused",
  "needsEmail",
  "emailTaken",
  "other",
] as const satisfies readonly SocialFailure[];
