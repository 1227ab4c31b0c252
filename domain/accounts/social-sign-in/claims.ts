import * as z from "zod/mini";

/** Claims of a provider about a user. */
export interface Claims {
  /** The provider's stable, unique id of the user. */
  readonly subject: string;
  readonly email: string | null;
  /** True only where the provider explicitly states that the address is verified. */
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
}

const subject = z.string().check(z.minLength(1), z.maxLength(255));
/** Anything but text counts as absent. */
const optionalText = z.catch(z.nullish(z.string()), null);

const GOOGLE = z.object({
  sub: subject,
  email: optionalText,
  email_verified: z.optional(z.unknown()),
  name: optionalText,
});
const FACEBOOK = z.object({ id: subject, email: optionalText, name: optionalText });
const X = z.object({
  data: z.object({ id: subject, confirmed_email: optionalText, name: optionalText, username: optionalText }),
});

/** Claims of an ID token (OpenID Connect Core 1.0, section 5.1). Null: it names no one. */
export function claimsOfIdToken(token: unknown): Claims | null {
  const read = GOOGLE.safeParse(token);
  if (!read.success) return null;
  const { sub, email, email_verified, name } = read.data;
  return {
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified === true,
    displayName: name ?? null,
  };
}

/** A profile of Facebook's Graph API, which has an address and never states whether it is verified. */
export function claimsOfFacebook(profile: unknown): Claims | null {
  const read = FACEBOOK.safeParse(profile);
  if (!read.success) return null;
  const { id, email, name } = read.data;
  return { subject: id, email: email ?? null, isEmailVerified: false, displayName: name ?? null };
}

/** `GET /2/users/me` of X. Its address never counts as verified (rule social-sign-in 2). */
export function claimsOfX(reply: unknown): Claims | null {
  const read = X.safeParse(reply);
  if (!read.success) return null;
  const { id, confirmed_email, name, username } = read.data.data;
  return {
    subject: id,
    email: confirmed_email ?? null,
    isEmailVerified: false,
    displayName: name ?? username ?? null,
  };
}
