import { ENTERED_FIELDS, type EnteredField, isOfKind } from "../services/field-names.ts";
import type { ListingPart } from "../services/listing.ts";

/** Alphabets with letters that look like Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * Whether a host may be another one than it seems: a label mixes Latin letters with those of an alphabet that has
 * lookalikes, or is written in Punycode, which no one can read (rule approvals 20).
 */
export function isDeceptiveHost(host: string): boolean {
  return host
    .split(".")
    .some((label) => /^xn--/i.test(label) || (LATIN.test(label) && LOOKALIKES.test(label)));
}

/** The hosts of a listing's web and mail addresses that may be others than they seem, each once. */
export function deceptiveHosts(
  part: ListingPart,
  fields: readonly EnteredField[] = ENTERED_FIELDS,
): readonly string[] {
  const hosts = fields
    .filter((field) => isOfKind(field, "webAddress") || isOfKind(field, "email"))
    .map((field) => extractHost(part[field]));
  return [...new Set(hosts)].filter(isDeceptiveHost);
}

/** Returns the host of a web or email address; empty where there is none. */
function extractHost(address: unknown): string {
  if (typeof address !== "string") return "";
  return /^(?:https?:\/\/|[^@/]*@)([^/?#:\s]*)/i.exec(address)?.[1] ?? "";
}
