import type { SourceRow } from "../hsds/source-row.ts";
import type { ServiceFacts } from "../services/service.ts";
import type { ImportedOrganization } from "./organization-of-record.ts";

/**
 * The 211 Human Services Indexing System is licensed: its codes and the names of its terms sort services into needs
 * and audiences, but are published only where the operator has recorded a license.
 */

/** `BD-1800.2000`, `PX-8000.0500-150.05`. Without a second level a code looks like any other number. */
const CODE = /\b[A-Z]{1,2}-\d{4}\.\d{4}(?:-\d{3}(?:\.\d{2})?)?\b/u;
/** Codes in a row, with the brackets that hold only them. */
const CODES = new RegExp(`[(\\[]?${CODE.source}(?:[,;|]? ${CODE.source})*[)\\]]? ?`, "gu");
const NAMED = /\b(?:211\s?HSIS|AIRS|211 Human Services|Taxonomy of Human Services|211 ?LA|LA County)\b/iu;

/** Whether a row of a package's terms is of it. */
export function isLicensedTerm(row: SourceRow): boolean {
  const codes = [row.get("code"), row.get("id"), row.get("term")].join(" ");
  return CODE.test(codes) || NAMED.test(`${row.get("taxonomy")} ${row.get("vocabulary")}`);
}

/** The facts without its codes in any text. */
export function withoutLicensedTerms(facts: ServiceFacts): ServiceFacts {
  const { name, description, sourceDescription, requiredDocuments, cost, howToApply, accessibility } = facts;
  return {
    ...facts,
    name: withoutLicensedCodes(name),
    description: withoutLicensedCodes(description),
    sourceDescription: optionalWithoutCodes(sourceDescription),
    requiredDocuments: optionalWithoutCodes(requiredDocuments),
    cost: optionalWithoutCodes(cost),
    howToApply: optionalWithoutCodes(howToApply),
    accessibility: optionalWithoutCodes(accessibility),
  };
}

/** Removes the codes of licensed taxonomies from an organization; null stays null. */
export function organizationWithoutLicensedTerms(
  organization: ImportedOrganization | null,
): ImportedOrganization | null {
  if (organization === null) return null;
  const { name, alternateName, description } = organization;
  return {
    ...organization,
    name: withoutLicensedCodes(name),
    alternateName: optionalWithoutCodes(alternateName),
    description: optionalWithoutCodes(description),
  };
}

/** A text without its codes, and without the brackets and commas that only held them. */
export function withoutLicensedCodes(text: string): string {
  if (!CODE.test(text)) return text;
  const lines = text.split("\n").map((line) => (CODE.test(line) ? withoutCodes(line) : line));
  return lines.join("\n").trim();
}

/** Removes the codes of licensed taxonomies from a text that may be missing. */
function optionalWithoutCodes(text: string | null): string | null {
  return text === null ? null : withoutLicensedCodes(text);
}

function withoutCodes(line: string): string {
  return line
    .replace(CODES, "")
    .replace(/ (?=[.,;:])/gu, "")
    .trim();
}
