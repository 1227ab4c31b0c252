/** Converts values that have a format of their own in HSDS. */

/** A web address as RFC 3986 allows it. */
const URI =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#](?:[a-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9a-f]{2})*)?$/iu;
const EMAIL =
  /^[a-z0-9](?:[a-z0-9_+-]|\.(?=[a-z0-9_+-]))*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/iu;

/** Returns the address with invalid characters percent-encoded; null if it is not a URI even then. */
export function webUri(address: string | null): string | null {
  if (address === null) return null;
  const encoded = address.replaceAll(/[^\u0021-\u007e]+|[[\]{}|^]/gu, (part) => encodeURIComponent(part));
  // A URI has at most one number sign.
  return URI.test(encoded) && encoded.split("#").length <= 2 ? encoded : null;
}

/** Returns the address; null if it is missing or the schemas of HSDS refuse it. */
export function emailAddress(email: string | null): string | null {
  return email !== null && EMAIL.test(email) ? email : null;
}

/** Returns an extension as a number, as HSDS has it; null if the number would not restore it, such as for `007`. */
export function extensionNumber(extension: string | null): number | null {
  return extension !== null && /^[1-9]\d{0,8}$/u.test(extension) ? Number(extension) : null;
}
