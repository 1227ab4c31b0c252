/** Values that HSDS has in a format of its own. */

/** A web address as RFC 3986 allows it. */
const URI =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#](?:[a-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9a-f]{2})*)?$/iu;
const EMAIL =
  /^[a-z0-9](?:[a-z0-9_+-]|\.(?=[a-z0-9_+-]))*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/iu;

/** The address, with what is no part of a URI in percent signs; null where it is none even then. */
export function webUri(address: string | null): string | null {
  if (address === null) return null;
  const encoded = address.replaceAll(/[^\u0021-\u007e]+|[[\]{}|^]/gu, (part) => encodeURIComponent(part));
  // A second number sign is no part of a URI.
  return URI.test(encoded) && encoded.split("#").length <= 2 ? encoded : null;
}

/** The address; null where it is none, or in a form that the schemas of HSDS refuse. */
export function emailAddress(email: string | null): string | null {
  return email !== null && EMAIL.test(email) ? email : null;
}

/** An extension as a number, as HSDS has it; null where the number would not give it back, such as of `007`. */
export function extensionNumber(extension: string | null): number | null {
  return extension !== null && /^[1-9]\d{0,8}$/u.test(extension) ? Number(extension) : null;
}
