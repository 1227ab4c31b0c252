import { getFieldSpec, TRANSLATED_FIELDS, type TranslatedField } from "#domain/services/field-names.ts";
import { listTranslations, type ServiceText } from "#domain/translation/further-texts.ts";
import { queueUpdates } from "#server/base/outbox/message-queries.ts";
import type { Db } from "#server/base/sql/db.ts";
import { toColumnName } from "./column-of.ts";
import type { ServiceToStore } from "./service-row.ts";

/** Texts of services in other languages than English: rows by service, language and field (rules translation 14–19). */

/** The English of a text as it is now, from the row of its service. */
const ENGLISH = `case t.field ${TRANSLATED_FIELDS.map((field) => `when '${field}' then ${toColumnName(field)}`).join(" ")} end`;
const IS_OF_ENGLISH = `t.english_digest = md5(coalesce(${ENGLISH}, ''))`;
/**
 * A text is worth what was said while its English is what it was made from, whatever may have changed that since. Where
 * the English is back, so is its worth.
 */
const STATE = `case when not (${IS_OF_ENGLISH}) then 'STALE' when t.state = 'STALE' then 'REVIEWED' else t.state end`;
/** SQL condition that leaves out machine translations of an outdated English text. */
const IS_THERE = `(t.state <> 'MACHINE' or ${IS_OF_ENGLISH})`;
const TEXTS = `json_agg(json_build_object('field', t.field, 'language', t.language, 'text', t.text, 'state', ${STATE})
  order by t.field, t.language)`;

/** Texts with what they are worth now. @param rows from where, with `t` of `service_texts` and the row of its service */
const shown = (rows: string): string =>
  `(select t.service_id, t.field, t.language, t.text, ${STATE} as state from ${rows} and ${IS_THERE}) as shown`;

const LISTED_FIELDS = TRANSLATED_FIELDS.filter((field) => getFieldSpec(field).isOnPageOnly !== true);
/**
 * Select list of all texts of a service: the Spanish of each field, and those in further languages as `ServiceText[]`.
 */
const ALL_TEXTS = `${selectSpanish(TRANSLATED_FIELDS)},
  json_agg(json_build_object('field', field, 'language', language, 'text', text, 'state', state)
           order by field, language) filter (where language <> 'es') as further_texts`;

/** One text at most for each field, so that any aggregate is that text. */
function selectSpanish(fields: readonly TranslatedField[]): string {
  return fields
    .flatMap((field) => {
      const only = `filter (where language = 'es' and field = '${field}')`;
      return [`max(text) ${only} as "${field}Es"`, `max(state) ${only} as "${field}EsState"`];
    })
    .join(", ");
}

/**
 * Joins their texts to `services` or `public_services`, by one look into the key for each row that is selected. So it
 * belongs where these are few: one service, or a page of them.
 */
export const WITH_TEXTS = `left join lateral (
    select ${ALL_TEXTS} from ${shown("service_texts t where t.service_id = id")}
  ) as texts_of_service on true`;
/** Joins only the Spanish texts that rows of lists have. */
export const WITH_LISTED_SPANISH = `left join lateral (
    select ${selectSpanish(LISTED_FIELDS)}
      from ${shown(`service_texts t where t.service_id = id and t.language = 'es'
             and t.field in (${LISTED_FIELDS.map((field) => `'${field}'`).join(", ")})`)}
  ) as spanish on true`;

/** The texts of these public services in one further language, by the ids of those that have some. */
export async function readTextsIn(
  db: Db,
  ids: readonly string[],
  language: string,
): Promise<Map<string, readonly ServiceText[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; texts: ServiceText[] }>(
    `select id, ${TEXTS} as texts
       from public_services join service_texts t on t.service_id = id
      where id = any($1::uuid[]) and t.language = $2 and ${IS_THERE}
      group by id`,
    [ids, language],
  );
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

type ServiceWithTexts = Pick<ServiceToStore, "id" | "facts">;

/**
 * Which of these services get other texts than are stored. The marks of guests move with the row of a service, in one
 * statement: rows that one transaction changes twice wait for a deletion of their owner's account.
 */
export async function findNewTexts(db: Db, services: readonly ServiceWithTexts[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with given as materialized (select *, md5(english) as digest from ${recordset("$2")})
     select t.service_id as id
       from service_texts t
      where t.service_id = any($1::uuid[])
        and not exists (select from given g
                         where g."serviceId" = t.service_id and g.field = t.field and g.language = t.language)
      union
     select g."serviceId"
       from given g
       left join service_texts t on t.service_id = g."serviceId" and t.language = g.language and t.field = g.field
      where (t.text, t.state) is distinct from (g.text, g.state)
         or (g.state <> 'STALE' and t.english_digest <> g.digest)`,
    [services.map(({ id }) => id), JSON.stringify(services.flatMap(textsToStore))],
  );
  return rows.map(({ id }) => id);
}

/** Stores the texts of these services, and no others of them. Of a stale one it stays known which English it was made from. */
export async function replaceTexts(db: Db, services: readonly ServiceWithTexts[]): Promise<void> {
  if (services.length === 0) return;
  const ids = services.map(({ id }) => id);
  const texts = services.flatMap(textsToStore);
  await db.query(
    `delete from service_texts t
      where t.service_id = any($1::uuid[])
        and not exists (select from ${recordset("$2")}
                         where g."serviceId" = t.service_id and g.field = t.field and g.language = t.language)`,
    [ids, JSON.stringify(texts)],
  );
  await upsertTexts(db, texts);
  await queueUpdates(db, ids);
}

function textsToStore({ id, facts }: ServiceWithTexts): TextToStore[] {
  return listTranslations(facts).map((text) => ({
    ...text,
    serviceId: id,
    english: facts[text.field] ?? "",
  }));
}

interface TextToStore extends ServiceText {
  readonly serviceId: string;
  /** English text that the translation was made from. */
  readonly english: string;
}

/**
 * Stores these texts, and leaves others unchanged. The row of the service must change with them: `REVISION` is of that
 * row, and so are the changes that watchers get.
 */
export async function upsertTexts(db: Db, texts: readonly TextToStore[]): Promise<void> {
  if (texts.length === 0) return;
  await db.query(
    `with given as (
       select "serviceId", field, language, text, state, case when state = 'STALE' then '' else md5(english) end as digest
         from ${recordset("$1")})
     insert into service_texts as t (service_id, field, language, text, state, english_digest)
     select * from given
         on conflict (service_id, language, field) do update
        set text = excluded.text, state = excluded.state,
            english_digest = case when excluded.state = 'STALE' then t.english_digest else excluded.english_digest end
      where (t.text, t.state) is distinct from (excluded.text, excluded.state)
         or (excluded.state <> 'STALE' and t.english_digest <> excluded.english_digest)`,
    [JSON.stringify(texts)],
  );
}

function recordset(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb)
    as g ("serviceId" uuid, field text, language text, text text, state text, english text)`;
}
