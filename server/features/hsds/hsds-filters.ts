import { type Checked, invalid } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { taxonomyWithId, termWithId } from "#domain/hsds/hsds-taxonomies.ts";
import { cleanZip } from "#domain/imports/clean-address.ts";
import { SEARCH_FIELDS } from "#domain/search/search-document.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findPostalAreaCentres } from "#server/features/places/queries.ts";
import type { FindServedPlace } from "#server/features/places/service-area/find-served-place.ts";
import type { Search } from "#server/features/search/search.ts";
import { type HsdsFilter, NO_FILTER, type ServedFrom } from "./hsds-queries.ts";

/** Dependencies of reading lists of the HSDS API. */
export interface HsdsDirectory {
  readonly db: Db;
  readonly textSearch: Search;
  readonly findServedPlace: FindServedPlace;
}

interface Asked {
  readonly search?: string | undefined;
  readonly taxonomy_term_id?: string | undefined;
  readonly taxonomy_id?: string | undefined;
  readonly organization_id?: string | undefined;
  readonly modified_after?: number | undefined;
  readonly postcode?: string | undefined;
  readonly proximity?: number | undefined;
}

const METRES_PER_MILE = 1609.344;

/** Result of a filter that cannot match, since an id does not exist. */
export const NOTHING = Symbol("nothing");

/** Makes the filter of a list from its parameters. */
export async function buildHsdsFilter(
  { db, textSearch, findServedPlace }: HsdsDirectory,
  asked: Asked,
  now: number,
): Promise<Checked<HsdsFilter | typeof NOTHING>> {
  const {
    search = "",
    taxonomy_term_id,
    taxonomy_id,
    organization_id,
    modified_after,
    postcode,
    proximity,
  } = asked;
  const term = taxonomy_term_id === undefined ? null : termWithId(taxonomy_term_id);
  // Whether a fact needs an attribute is known only after mapping, so it cannot be filtered.
  if (term?.key === "profile") return { ok: false, problem: invalid({ taxonomy_term_id: "unknownValue" }) };
  if (proximity !== undefined && postcode === undefined) {
    return { ok: false, problem: invalid({ postcode: "required" }) };
  }
  const zip = postcode === undefined ? null : cleanZip(postcode);
  if (postcode !== undefined && zip === null) {
    return { ok: false, problem: invalid({ postcode: "unknownValue" }) };
  }
  const taxonomy = taxonomy_id === undefined ? null : taxonomyWithId(taxonomy_id);
  const isUnknown =
    (taxonomy_term_id !== undefined && term === null) ||
    (taxonomy_id !== undefined && taxonomy === null) ||
    (organization_id !== undefined && !isUuid(organization_id));
  if (isUnknown) return { ok: true, value: NOTHING };
  const words = search === "" ? null : (await textSearch.tsqueriesOf(db, search, SEARCH_FIELDS, now)).all;
  const around = zip === null ? null : await servedFrom(db, zip, proximity ?? null, findServedPlace);
  return {
    ok: true,
    value: {
      ...NO_FILTER,
      words,
      term,
      taxonomy: taxonomy?.key ?? null,
      organizationId: organization_id?.toLowerCase() ?? null,
      modifiedAfter: modified_after ?? null,
      around,
    },
  };
}

async function servedFrom(
  db: Db,
  zip: string,
  metres: number | null,
  findServedPlace: FindServedPlace,
): Promise<ServedFrom> {
  const middle = (await findPostalAreaCentres(db, [zip])).get(zip) ?? null;
  const served = middle === null ? null : await findServedPlace(middle);
  return { zip, middle, miles: metres === null ? null : metres / METRES_PER_MILE, served };
}
