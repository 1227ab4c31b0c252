/**
 * What the rule of protected places consisted of, one line for each version: the checksum of its tables, weights and
 * code. A directory that was looked through with an earlier version is looked through again (rule protection 14), so that
 * no door stays open that the rule of today withholds. Lines are added, and never taken out: their number is the version.
 */
const VERSIONS = [
  "47f3c0346258c224b15f9131fa79637ff1d55af47ae4642333d5dba37448fcac",
  "58d1f5a2c6c0702e96da42ccbc48390e1255db86d42096186a302bc4798777bf",
];

/** The version of the rule, from 1 on. */
export const RULE_VERSION = VERSIONS.length;

/** The checksum of what the rule consists of today. */
export const RULE_CHECKSUM: string | undefined = VERSIONS[RULE_VERSION - 1];
