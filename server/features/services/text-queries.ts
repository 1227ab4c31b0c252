import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import { type ServiceText, textsOf } from "#domain/translation/further-texts.ts";
import type { Db } from "#server/sql/db.ts";
import { columnOf } from "./column-of.ts";
import type { ServiceToStore } from "./service-row.ts";

/** Texts of services in further languages (rules translation 14–19). */

/** The English of a text as it is now, from the row of its service. */
const ENGLISH = `case t.field ${TRANSLATED_FIELDS.map((field) => `when '${field}' then ${columnOf(field)}`).join(" ")} end`;
/**
 * A text is worth what was said while its English is what it was made from, whatever may have changed that since. Where
 * the English is back, so is its worth: only a person's text can have become stale.
 */
const STATE = `case when t.english_digest <> md5(coalesce(${ENGLISH}, '')) then 'STALE'
  when t.state = 'STALE' then 'REVIEWED' else t.state end`;
const TEXTS = `json_agg(json_build_object('field', t.field, 'language', t.language, 'text', t.text, 'state', ${STATE})
  order by t.field, t.language)`;

/** As `ServiceText[]`, in a select list of `services` or `public_services`. */
export const TEXTS_OF_SERVICE = `coalesce((select ${TEXTS} from service_texts t where t.service_id = id), '[]'::json)`;

/** The texts of these public services in one language, by the ids of those that have some. */
export async function readTextsIn(
  db: Db,
  ids: readonly string[],
  language: string,
): Promise<Map<string, readonly ServiceText[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; texts: ServiceText[] }>(
    `select id, ${TEXTS} as texts
       from public_services join service_texts t on t.service_id = id
      where id = any($1::uuid[]) and t.language = $2
      group by id`,
    [ids, language],
  );
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/**
 * Stores the texts of these services, and no others of them. Of a stale one it stays known which English it was made
 * from.
 */
export async function replaceTexts(
  db: Db,
  services: readonly Pick<ServiceToStore, "id" | "facts">[],
): Promise<void> {
  const rows = services.flatMap(({ id, facts }) =>
    textsOf(facts).map((text) => ({ service_id: id, ...text, english: facts[text.field] ?? "" })),
  );
  const given =
    "jsonb_to_recordset($2::jsonb) as g (service_id uuid, field text, language text, text text, state text, english text)";
  const ids = services.map(({ id }) => id);
  await db.query(
    `delete from service_texts t
      where t.service_id = any($1::uuid[])
        and not exists (select from ${given}
                         where g.service_id = t.service_id and g.field = t.field and g.language = t.language)`,
    [ids, JSON.stringify(rows)],
  );
  if (rows.length === 0) return;
  await db.query(
    `insert into service_texts as t (service_id, field, language, text, state, english_digest)
     select service_id, field, language, text, state, case when state = 'STALE' then '' else md5(english) end
       from jsonb_to_recordset($1::jsonb) as g (service_id uuid, field text, language text, text text, state text, english text)
         on conflict (service_id, field, language) do update
        set text = excluded.text, state = excluded.state,
            english_digest = case when excluded.state = 'STALE' then t.english_digest else excluded.english_digest end`,
    [JSON.stringify(rows)],
  );
}
