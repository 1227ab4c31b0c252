import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { exportDer, fingerprintKey } from "./city-file-key.ts";

/**
 * The signature of a file. Its head has two elements, in this order and each once:
 *
 *     <meta name="amparo-public-key" content="…">   Base64 of the Ed25519 public key (DER, SubjectPublicKeyInfo)
 *     <meta name="amparo-signature" content="…">    Base64 of the signature
 *
 * Signed are the bytes of the file (UTF-8) with the content of the second one empty.
 */

const KEY_ELEMENT = /<meta name="amparo-public-key" content="([\w+/=]*)">/;
const SIGNATURE_ELEMENTS = /<meta name="amparo-signature" content="([\w+/=]*)">/g;
const EMPTY_SIGNATURE = '<meta name="amparo-signature" content="">';

/** The elements of a head that is going to be signed. */
export function unsignedElements(key: KeyObject): string {
  const publicKey = exportDer(createPublicKey(key)).toString("base64");
  return `<meta name="amparo-public-key" content="${publicKey}">\n${EMPTY_SIGNATURE}`;
}

/** Signs a file with the elements of `unsignedElements`. */
export function signFile(html: string, key: KeyObject): string {
  const signature = sign(null, Buffer.from(html), key).toString("base64");
  return html.replace(EMPTY_SIGNATURE, `<meta name="amparo-signature" content="${signature}">`);
}

/** Result of checking a file's signature. */
export type CheckedFile =
  | { readonly state: "VALID"; readonly fingerprint: string }
  | { readonly state: "CHANGED"; readonly fingerprint: string }
  /** The file has no signature, or more than one. */
  | { readonly state: "UNSIGNED" };

/** Checks a file by the key in it, whose fingerprint the caller has to compare. */
export function checkFile(bytes: Uint8Array): CheckedFile {
  const html = Buffer.from(bytes).toString("utf8");
  const elements = [...html.matchAll(SIGNATURE_ELEMENTS)];
  const publicKey = readPublicKey(KEY_ELEMENT.exec(html)?.[1] ?? "");
  const [element] = elements;
  if (publicKey === null || element === undefined || elements.length > 1) return { state: "UNSIGNED" };
  const signed = Buffer.from(html.replace(element[0], EMPTY_SIGNATURE));
  const fingerprint = fingerprintKey(publicKey);
  // Bytes that are no UTF-8 would be replaced when read, and not be what was checked.
  const isText = Buffer.from(html).equals(bytes);
  const written = element[1] ?? "";
  const signature = Buffer.from(written, "base64");
  // The signature is not signed itself: written otherwise, it would be room for what no one signed.
  const isWhole = signature.toString("base64") === written;
  const isValid = isText && isWhole && verify(null, signed, publicKey, signature);
  return { state: isValid ? "VALID" : "CHANGED", fingerprint };
}

function readPublicKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), type: "spki", format: "der" });
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
