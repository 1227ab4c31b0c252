import { KEY_PREFIX } from "#domain/integrations/api-keys/api-key.ts";
import { isSecretToken, newSecretToken, tokenDigest } from "#server/base/tokens/secret-token.ts";

/** Characters after the prefix by which people recognize a key: too few to guess the other 37 from. */
const SHOWN_CHARACTERS = 6;

export interface NewKeyToken {
  /** The whole key, 256 random bits after a prefix. */
  readonly key: string;
  /** First characters of the token. */
  readonly begins: string;
  readonly digest: Buffer;
}

/** A new key, with what is stored of it (rule api-keys 2). */
export function newKeyToken(): NewKeyToken {
  const key = `${KEY_PREFIX}${newSecretToken().token}`;
  return { key, begins: key.slice(0, KEY_PREFIX.length + SHOWN_CHARACTERS), digest: tokenDigest(key) };
}

/** Whether a bearer token is as `newKeyToken` makes keys. */
export function isKeyToken(token: string): boolean {
  return token.startsWith(KEY_PREFIX) && isSecretToken(token.slice(KEY_PREFIX.length));
}
