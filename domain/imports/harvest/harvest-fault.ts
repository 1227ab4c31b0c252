/** Why a source could not be harvested. */
export const HARVEST_FAULTS = [
  /** Its address, or one to which it redirects, is one of a private network. */
  "NOT_PUBLIC",
  "UNREACHABLE",
  "TIMEOUT",
  /** It answered with a status that is no success; the detail is the status. */
  "STATUS",
  /** It asked to come back later; the detail is the status. */
  "BUSY",
  "TOO_LARGE",
  "REDIRECTS",
  /** A package names files that are not on its own site. */
  "ELSEWHERE",
  /** Neither an HSDS API nor a package. */
  "NOT_HSDS",
  /** It has no services any more. */
  "EMPTY",
  /** The importer refused it, or stopped; the detail is its reason in English. */
  "PACKAGE",
] as const;
export type HarvestFaultKind = (typeof HARVEST_FAULTS)[number];
