import { createHash, randomBytes } from "node:crypto";

/** What opens a session or stands in a mailed link: 256 random bits that only its owner has; we keep their digest. */
export interface SecretToken {
  /** Base64url, 43 characters. */
  readonly token: string;
  readonly digest: Buffer;
}

export function newSecretToken(): SecretToken {
  const token = randomBytes(32).toString("base64url");
  return { token, digest: tokenDigest(token) };
}

/** SHA-256 of the token's text: `token_digest` of sessions and of mailed links. */
export function tokenDigest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
