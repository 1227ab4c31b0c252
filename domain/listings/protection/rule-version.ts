/**
 * What the rule of protected places consisted of, one line for each version: the checksum of its tables, weights and
 * code. A directory that was looked through with an earlier version is looked through again (rule protection 14), so that
 * no door stays open that the rule of today withholds. Lines are added, and never taken out: their number is the version.
 */
const VERSIONS = [
  "47f3c0346258c224b15f9131fa79637ff1d55af47ae4642333d5dba37448fcac",
  "5367053ab5bc8dd99582d16543c48d938ec68a3f9a9224ac319ac37561b995b5",
];

/** The version of the rule, from 1 on. */
export const RULE_VERSION = VERSIONS.length;

/** The checksum of what the rule consists of today. */
export const RULE_CHECKSUM: string | undefined = VERSIONS[RULE_VERSION - 1];
