import { createPrivateKey, type KeyObject } from "node:crypto";

/** Reads an Ed25519 private key in PEM, as PKCS #8; null where the text is not one. */
export function readPrivateKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
