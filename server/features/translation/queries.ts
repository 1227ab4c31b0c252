import type { SearchableService } from "#domain/search/search-document.ts";
import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import { spanishFacts } from "#domain/services/flat-facts.ts";
import { type SpanishFacts, spanishText } from "#domain/services/service.ts";
import type { EnglishTexts } from "#domain/translation/spanish-text.ts";
import { columnOf } from "#server/features/services/column-of.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import type { Db } from "#server/sql/db.ts";

/** A service's texts, with everything its search terms derive from. */
export type TextsRow = SearchableService & EnglishTexts & SpanishFacts & { readonly id: string };

/** Null where the service is gone. @param isLocked locks the service until the transaction ends */
export async function readTexts(db: Db, id: string, isLocked: boolean): Promise<TextsRow | null> {
  const [row] = await db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS}
       from services
      where id = $1::uuid and deleted_at is null
      ${isLocked ? "for no key update" : ""}`,
    [id],
  );
  if (row === undefined) return null;
  return {
    ...row,
    ...spanishFacts((field) => spanishText(row[`${field}Es`], row[`${field}EsState`])),
    publicPlace: row,
  };
}

/** Stores the Spanish of a service, with everything computed from it. */
export async function saveSpanish(
  db: Db,
  texts: TextsRow,
  computed: { readonly search: string; readonly needBits: number },
): Promise<void> {
  const columns: string[] = [];
  const values: (string | null)[] = [];
  for (const field of TRANSLATED_FIELDS) {
    const spanish = texts[`${field}Es`];
    columns.push(columnOf(`${field}Es`), columnOf(`${field}EsState`));
    values.push(spanish?.text ?? null, spanish?.state ?? null);
  }
  await db.query(
    `update services
        set public_search = $2::tsvector, need_bits = $3,
            ${columns.map((column, at) => `${column} = $${at + 4}`).join(", ")}, version = version + 1
      where id = $1::uuid`,
    [texts.id, computed.search, computed.needBits, ...values],
  );
}
