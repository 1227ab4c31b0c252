import { createHash, randomBytes } from "node:crypto";

/** Token of a session or a mailed link: 256 random bits, of which only the digest is stored. */
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

/** Whether a text has the form of a `newSecretToken`. Anything else is not looked up. */
export function isSecretToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
