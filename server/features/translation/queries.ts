import type { SearchableService } from "#domain/search/search-document.ts";
import { spanishFacts } from "#domain/services/flat-facts.ts";
import { type SpanishFacts, spanishText } from "#domain/services/service.ts";
import { byTextsField, type TextsByField } from "#domain/translation/further-texts.ts";
import type { EnglishTexts } from "#domain/translation/spanish-text.ts";
import type { Db } from "#server/base/sql/db.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import { WITH_TEXTS } from "#server/features/services/text-queries.ts";

/** A service's texts, with everything its search terms derive from. */
export type TextsRow = SearchableService &
  EnglishTexts &
  SpanishFacts &
  TextsByField & { readonly id: string };

/** Reads the texts of a service; null where it is gone. */
export async function readTexts(db: Db, id: string): Promise<TextsRow | null> {
  const [row] = await db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS} from services ${WITH_TEXTS} where id = $1::uuid and deleted_at is null`,
    [id],
  );
  if (row === undefined) return null;
  return {
    ...row,
    ...spanishFacts((field) => spanishText(row[`${field}Es`], row[`${field}EsState`])),
    ...byTextsField(row.texts),
    publicPlace: row,
  };
}

/** Stores what is computed from a service's texts, which are others by now: guests have another version. */
export async function saveComputed(
  db: Db,
  id: string,
  computed: { readonly search: string; readonly needBits: number },
): Promise<void> {
  await db.query(
    `update services
        set public_search = $2::tsvector, need_bits = $3, version = version + 1,
            public_version = public_version + case when is_public then 1 else 0 end
      where id = $1::uuid`,
    [id, computed.search, computed.needBits],
  );
}
