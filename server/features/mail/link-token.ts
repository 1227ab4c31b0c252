import { createHash, randomBytes } from "node:crypto";

/** What stands in a mailed link: 256 random bits that only the mail has; we keep their digest. */
export interface LinkToken {
  /** Base64url, 43 characters. */
  readonly token: string;
  readonly digest: Buffer;
}

export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString("base64url");
  return { token, digest: linkDigest(token) };
}

/** SHA-256 of the token's text: `mailed_links.token_digest`. */
export function linkDigest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
