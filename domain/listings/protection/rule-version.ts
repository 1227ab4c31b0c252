/**
 * What the rule of protected places consisted of, one line for each version: the checksum of its tables, weights and
 * code. A directory that was looked through with an earlier version is looked through again (rule protection 14), so that
 * no door stays open that the rule of today withholds. Lines are added, and never taken out: their number is the version.
 */
const VERSIONS = [
  "47f3c0346258c224b15f9131fa79637ff1d55af47ae4642333d5dba37448fcac",
  "89d9c5317f27d263b0689765dac68f1167dec2fd043e9aa1600b5163722d745e",
];

/** The version of the rule, from 1 on. */
export const RULE_VERSION = VERSIONS.length;

/** The checksum of what the rule consists of today. */
export const RULE_CHECKSUM: string | undefined = VERSIONS[RULE_VERSION - 1];
