import type { Need, ServiceType } from "../services/enumerations.ts";
import { byPlainKinds } from "./by-plain-kinds.ts";
import { needsInJoinedWords } from "./joined-words.ts";
import { likelyNeeds, sureNeeds } from "./likely-needs.ts";
import type { NeedTexts } from "./need-features.ts";
import { type NeedsByTables, needsByTables, splitFoldedClauses } from "./needs-by-tables.ts";
import type { SaidElsewhere } from "./said-elsewhere.ts";
import { toServiceTypes } from "./types-of-needs.ts";

/** Needs and types under which a service is found. */
export interface NeedsAndTypes {
  readonly needs: readonly Need[];
  readonly type: readonly ServiceType[];
}

const NOWHERE: SaidElsewhere = { columns: "", host: "" };

/**
 * Returns the needs that a service of another directory meets by its texts, and the tabs that follow (rules imports
 * 53–56, 57). Only where the service itself says nothing, the organization is consulted, and then the other texts
 * (rule imports 55).
 *
 * @param organization its name
 * @param description of the service itself
 * @param aboutOrganization description of the organization, for a service that has none
 */
export function needsOfTexts(
  organization: string,
  name: string,
  description: string,
  aboutOrganization = "",
  elsewhere: SaidElsewhere = NOWHERE,
): NeedsAndTypes {
  const needs =
    needsOfOwn(name, description === "" ? elsewhere.columns : description, organization) ??
    needsOfOwn(organization, aboutOrganization, "") ??
    needsOfNames(name, organization, elsewhere.host);
  return { needs, type: toServiceTypes(needs) };
}

/** Returns the needs of which the names alone are sure signs, where nothing else is known. */
function needsOfNames(name: string, organization: string, host: string): readonly Need[] {
  const sure = sureNeeds(readTexts(name, "", organization));
  if (sure.length > 0) return sure;
  const plain = byPlainKinds([], readTexts(name, "", "").texts, "");
  return plain.length > 0 ? plain : needsInJoinedWords(`${name} ${host}`);
}

interface ReadTexts {
  readonly texts: NeedTexts;
  readonly byTables: NeedsByTables;
}

function readTexts(name: string, description: string, organization: string): ReadTexts {
  const texts = {
    name: splitFoldedClauses(name),
    description: splitFoldedClauses(description),
    organization: splitFoldedClauses(organization),
  };
  return { texts, byTables: needsByTables(name, texts.description, organization) };
}

/** Null: these texts do not say what the service is. */
function needsOfOwn(name: string, description: string, organization: string): readonly Need[] | null {
  const { texts, byTables } = readTexts(name, description, organization);
  if (byTables.isOther) return [];
  const isSilent = byTables.needs === null && texts.description.length === 0;
  const needs = byPlainKinds(isSilent ? [] : likelyNeeds(texts, byTables), texts, organization);
  return isSilent && needs.length === 0 ? null : needs;
}
