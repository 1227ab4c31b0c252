/** Paths of links in mail. Tokens are in the query, which is neither logged nor sent to other sites as a referrer. */

/** The page that asks for a new password and sends `email` and `token` along (rule accounts 10). */
export function resetPasswordPath(email: string, token: string): string {
  return `/auth/resetPassword?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`;
}

/** The page with the button to confirm, since mail programs that prefetch links must not confirm. */
export function confirmEmailPath(token: string): string {
  return `/auth/confirm?token=${encodeURIComponent(token)}`;
}
