import type { Need, ServiceType } from "../services/enumerations.ts";
import { byPlainKinds } from "./by-plain-kinds.ts";
import { likelyNeeds } from "./likely-needs.ts";
import { clausesOf, needsByTables } from "./needs-by-tables.ts";
import { typesOf } from "./types-of-needs.ts";

/** What a service is found under. */
export interface NeedsAndTypes {
  readonly needs: readonly Need[];
  readonly type: readonly ServiceType[];
}

/**
 * The needs that a service of another directory meets by its texts, and the tabs that follow (rules imports 53–56, 57).
 * The organization is asked only where the service itself says nothing.
 *
 * @param organization its name
 * @param description of the service itself
 * @param aboutOrganization what is said of the organization, where nothing is said of the service
 */
export function needsOfTexts(
  organization: string,
  name: string,
  description: string,
  aboutOrganization = "",
): NeedsAndTypes {
  const needs =
    needsOfOwn(name, description, organization) ?? needsOfOwn(organization, aboutOrganization, "") ?? [];
  return { needs, type: typesOf(needs) };
}

/** Null: these texts say nothing of what the service is. */
function needsOfOwn(name: string, description: string, organization: string): readonly Need[] | null {
  const texts = {
    name: clausesOf(name),
    description: clausesOf(description),
    organization: clausesOf(organization),
  };
  const byTables = needsByTables(name, texts.description, organization);
  if (byTables.isOther) return [];
  const isSilent = byTables.needs === null && texts.description.length === 0;
  const needs = byPlainKinds(isSilent ? [] : likelyNeeds(texts, byTables), texts, organization);
  return isSilent && needs.length === 0 ? null : needs;
}
