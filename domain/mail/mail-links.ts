/**
 * Where the links of mails lead: paths of pages. Tokens stand in the query, which no log of ours has and which no
 * page tells to another site.
 */

/** The page that asks for a new password and sends `email` and `token` along (rule accounts 10). */
export function resetPasswordPath(email: string, token: string): string {
  return `/auth/resetPassword?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`;
}

/** The page with the button by which somebody confirms: mail programs that open links alone confirm nothing. */
export function confirmEmailPath(token: string): string {
  return `/auth/confirm?token=${encodeURIComponent(token)}`;
}
