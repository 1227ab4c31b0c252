import * as z from "zod/mini";

/** What a provider says of somebody who has just signed in there. */
export interface Claims {
  /** What it calls the person; never changes, and is nobody else's. */
  readonly subject: string;
  readonly email: string | null;
  /** It says in so many words that the address is theirs. Anything less is no. */
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
}

const subject = z.string().check(z.minLength(1), z.maxLength(255));
/** What is not text counts as not told. */
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

/** Claims of an ID token (OpenID Connect Core 1.0, section 5.1). Null: it names nobody. */
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

/** A profile of Facebook's Graph API, which tells an address and never says whether it is theirs. */
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
