/** Accounts elsewhere that can open one here. */
export const SOCIAL_PROVIDERS = ["google", "facebook", "twitter"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** As people know them. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
  twitter: "X",
};

/** Where the browser goes to sign in there, and comes back signed in. */
export function socialPath(provider: SocialProvider, next: string | null): string {
  return `/api/auth/${provider}${next === null ? "" : `?next=${encodeURIComponent(next)}`}`;
}

export const METHOD_NAMES = {
  LOCAL: "Amparo",
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
  TWITTER: "X",
} as const;
