import { derivedId } from "./derived-id.ts";
import type { HsdsAttribute } from "./hsds-records.ts";
import {
  type ProfileField,
  type ProfileMark,
  shownTerm,
  type TaxonomyKey,
  termWithCode,
} from "./hsds-taxonomies.ts";

/** Creates HSDS attributes with terms of the directory's own taxonomies. */

/** Returns the attribute for a term of a service: its type, a need, an audience, a topic, a way in. */
export function listAttribute(id: string, key: TaxonomyKey, code: string): HsdsAttribute {
  return attribute({ id, entity: "service", key, code, name: `${key} ${code}`, value: null });
}

/** Returns the attribute for a fact that HSDS has no field for. */
export function fieldAttribute(id: string, field: ProfileField, value: string): HsdsAttribute {
  return attribute({ id, entity: "service", key: "profile", code: field, name: `field ${field}`, value });
}

/** Returns a mark of the profile. @param at the index among marks of the same kind */
export function createMark(
  id: string,
  entity: string,
  mark: ProfileMark,
  value: string | null,
  at = 0,
): HsdsAttribute {
  return attribute({ id, entity, key: "profile", code: mark, name: `mark ${mark} ${at}`, value });
}

interface AttributeToMake {
  readonly id: string;
  readonly entity: string;
  readonly key: TaxonomyKey;
  readonly code: string;
  readonly name: string;
  readonly value: string | null;
}

function attribute({ id, entity, key, code, name, value }: AttributeToMake): HsdsAttribute {
  const term = termWithCode(key, code);
  return {
    id: derivedId(id, name),
    link_id: id,
    taxonomy_term_id: term.id,
    link_type: key,
    link_entity: entity,
    ...(value === null ? {} : { value }),
    taxonomy_term: shownTerm(term, false),
    label: term.name,
  };
}
