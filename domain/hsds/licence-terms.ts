/** The rights that a source's license grants, as far as its name tells. */
export type LicenceTerms =
  /** The data may be redistributed with attribution. */
  | "open"
  /** Derived data must have the same license, so it is stored apart. */
  | "shareAlike"
  /** The data may not be redistributed, or not changed. */
  | "forbids";

const FORBIDS =
  /\b(?:nd|noderiv\w*|no[- ]deriv\w*|proprietary|confidential|all rights reserved|no[- ]redistribution|not for redistribution|internal use)\b/iu;
const SHARE_ALIKE = /\b(?:sa|share[- ]?alike|odbl|odc-odbl|open database licen[cs]e|gpl|copyleft)\b/iu;

/**
 * Returns the terms of a license by its name. An unknown license forbids nothing: the operator imported the source to
 * publish it. Exports list it as not stated.
 */
export function licenceTerms(licence: string | null): LicenceTerms {
  const name = (licence ?? "").replaceAll(/[_/]/gu, " ").replaceAll(/-/gu, " ");
  if (FORBIDS.test(name)) return "forbids";
  return SHARE_ALIKE.test(name) ? "shareAlike" : "open";
}

/** Returns the strictest of several terms. */
export function strictest(terms: readonly LicenceTerms[]): LicenceTerms {
  if (terms.includes("forbids")) return "forbids";
  return terms.includes("shareAlike") ? "shareAlike" : "open";
}
