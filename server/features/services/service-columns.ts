import {
  COLUMN_FIELDS,
  type ColumnField,
  type FieldsWhere,
  fieldsWhere,
  getFieldSpec,
  isOfKind,
  type ListedField,
  type PageOnlyField,
  type SpanishField,
  type StoredFields,
} from "#domain/services/field-names.ts";
import type { Source, SourceOfFields } from "#domain/services/source.ts";
import type { ServiceText } from "#domain/translation/further-texts.ts";
import { toColumnName } from "./column-of.ts";

/** Mapping between the fields of a service and the columns of `services`. */

/** Columns whose name differs from their field, or that several fields share. */
interface PlaceColumns {
  longitude: number | null;
  latitude: number | null;
}

/** Read from `fact_sources` and the table of sources. */
interface MainSource {
  source: Source | null;
}
interface AllSources {
  sources: SourceOfFields[];
}

/** A row of `public_services` as the rules read it; times in epoch milliseconds. */
export type ServiceBody = StoredFields<ReadField & ListedField> & PlaceColumns & MainSource;
type ReadField = ColumnField | SpanishField;

/** A service body whose entries of hours are stored JSON text. */
export type ServiceBodyText = Omit<ServiceBody, EntriesField> & Record<EntriesField, string>;
type EntriesField = FieldsWhere<{ kind: "entries" }> & ListedField;

/** Shown on a service's own page only. */
export type WholeServiceBody = ServiceBody & PageOnlyBody & { readonly programId: string | null };
export type PageOnlyBody = StoredFields<PageOnlyField & ReadField> &
  AllSources & {
    readonly texts: ServiceText[];
    /** Since when no source lists it any more, epoch milliseconds; null where one does, or someone confirmed it since. */
    readonly goneFromSourceAt: number | null;
  };

const STORED_SOURCES = `jsonb_array_elements(fact_sources) with ordinality as stored (entry, place)
  join sources origin on origin.id = (entry->>'source')::int`;
const SOURCE_PAIRS =
  "'name', origin.name, 'url', origin.url, 'licence', origin.licence, 'asOf', entry->>'asOf'";
/** SQL of the main source, as `Source`. Services without a source, which are most of some directories, cost nothing. */
const MAIN_SOURCE = `case when fact_sources = '[]' then null else
  (select json_build_object(${SOURCE_PAIRS}) from ${STORED_SOURCES} where (entry->>'isMain')::boolean) end`;
/** SQL of all sources, as `SourceOfFields[]`, the main one first. */
const ALL_SOURCES = `case when fact_sources = '[]' then '[]'::json else
  (select coalesce(json_agg(json_build_object(${SOURCE_PAIRS}, 'fields', entry->'fields')
                            order by not (entry->>'isMain')::boolean, place), '[]') from ${STORED_SOURCES}) end`;

/** A look into an index of the few marked records comes first, so that most services cost no more. */
const GONE_FROM_SOURCE_AT = `case when fact_sources <> '[]' and exists (
    select from service_sources r where r.service_id = id and r.vanished_at is not null) then
  (select max(r.vanished_at) from service_sources r where r.service_id = id
   having bool_and(r.vanished_at is not null) and coalesce(verified_at < max(r.vanished_at), true)) end`;

const LISTED_COLUMNS = COLUMN_FIELDS.filter((field) => !isPageOnly(field));
const PAGE_COLUMNS = COLUMN_FIELDS.filter(isPageOnly);
/** Spanish fields, from the join of `text-queries.ts`. */
const SPANISH_FIELDS: readonly SpanishField[] = fieldsWhere({ part: "spanish" });
const LISTED_SPANISH = quoteNames(SPANISH_FIELDS.filter((field) => !isPageOnly(field)));
const PAGE_SPANISH = quoteNames(SPANISH_FIELDS.filter(isPageOnly));

/**
 * Select list for `public_services`, or for `services`, which has all of the columns, with the Spanish joined to it:
 * `WITH_LISTED_SPANISH`.
 */
export const BODY_COLUMNS = `${selectList(LISTED_COLUMNS)}, ${LISTED_SPANISH}, longitude, latitude,
  ${MAIN_SOURCE} as source`;

/** Select list of a `ServiceBodyText`, with the same join. */
export const BODY_TEXT_COLUMNS = `${selectList(LISTED_COLUMNS, (field) =>
  isOfKind(field, "entries") ? `${toColumnName(field)}::text` : toColumnName(field),
)}, ${LISTED_SPANISH}, longitude, latitude, ${MAIN_SOURCE} as source`;

/** Columns of which a list row shows only what a visitor should know before going there. */
export const CAUTION_COLUMNS = `${selectList(["serviceArea", "intakeClosedUntil"])},
  ${toColumnName("intakeSchedules")}::text as "intakeSchedules"`;

/** When people are taken in. */
export const INTAKE_COLUMNS = selectList(["intakeSchedules", "intakeClosedUntil"]);

/** With `WITH_TEXTS`, as the next. */
const PAGE_ONLY_COLUMNS = `${selectList(PAGE_COLUMNS)}, ${PAGE_SPANISH}, ${ALL_SOURCES} as sources,
  coalesce(further_texts, '[]'::json) as texts, ${GONE_FROM_SOURCE_AT} as "goneFromSourceAt"`;

export const WHOLE_BODY_COLUMNS = `${BODY_COLUMNS}, ${PAGE_ONLY_COLUMNS}, program_id as "programId"`;

function isPageOnly(field: ReadField): boolean {
  return getFieldSpec(field).isOnPageOnly === true;
}

function quoteNames(fields: readonly SpanishField[]): string {
  return fields.map((field) => `"${field}"`).join(", ");
}

/** Columns by the names of their fields. */
function selectList(fields: readonly ColumnField[], toExpression = toColumnName): string {
  return fields.map((field) => `${toExpression(field)} as "${field}"`).join(", ");
}
