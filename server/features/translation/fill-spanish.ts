import { MAX_DESCRIPTION } from "#domain/contract/limits.ts";
import { knownTermsOf } from "#domain/search/known-terms.ts";
import { searchDocument } from "#domain/search/search-document.ts";
import { needBits } from "#domain/services/bits.ts";
import type { TranslatedField } from "#domain/services/field-names.ts";
import { needsOf } from "#domain/services/needs.ts";
import type { SpanishFacts } from "#domain/services/service.ts";
import { recordChange } from "#server/features/history/record-change.ts";
import { toTsvector } from "#server/features/search/tsvector.ts";
import { requireTerms, transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import type { Translator } from "#server/outside/translator/translator.ts";
import type { Db, TransactionalDb } from "#server/sql/db.ts";
import { readTexts, saveSpanish, type TextsRow } from "./queries.ts";
import { translatedText } from "./translate-text.ts";

/** A machine translation with its English original. */
interface Draft {
  readonly field: TranslatedField;
  readonly english: string;
  readonly spanish: string;
}

/**
 * Drafts missing Spanish texts with the engine. No lock is held during the request: texts saved in the meantime
 * take precedence over drafts.
 *
 * @param now epoch milliseconds
 * @throws TranslationError where the engine does not answer; the job is retried
 */
export async function fillSpanish(
  database: TransactionalDb,
  translator: Translator,
  serviceId: string,
  fields: readonly TranslatedField[],
  now: number,
): Promise<void> {
  const before = await readTexts(database, serviceId, false);
  if (before === null) return;
  const drafts: Draft[] = [];
  for (const { field, english } of missing(before, fields)) {
    const request = { text: english, from: "en", to: "es", max: MAX_DESCRIPTION } as const;
    drafts.push({ field, english, spanish: await translatedText(translator, request) });
  }
  if (drafts.length === 0) return;
  await transactionWithSharedRows(database, (db) => saveDrafts(db, serviceId, drafts, now));
}

/** The texts without Spanish. */
function missing(
  texts: TextsRow,
  fields: readonly TranslatedField[],
): { field: TranslatedField; english: string }[] {
  return fields.flatMap((field) => {
    const english = texts[field];
    return english === null || english === "" || texts[`${field}Es`] !== null ? [] : { field, english };
  });
}

async function saveDrafts(db: Db, serviceId: string, drafts: readonly Draft[], now: number): Promise<void> {
  const locked = await readTexts(db, serviceId, true);
  if (locked === null) return;
  const drafted: { -readonly [Name in keyof SpanishFacts]?: SpanishFacts[Name] } = {};
  const added: Record<string, string> = {};
  for (const { field, english, spanish } of drafts) {
    if (locked[field] !== english || locked[`${field}Es`] !== null) continue;
    drafted[`${field}Es`] = { text: spanish, state: "MACHINE" };
    added[`${field}Es`] = spanish;
    added[`${field}EsState`] = "MACHINE";
  }
  if (Object.keys(added).length === 0) return;
  const after: TextsRow = { ...locked, ...drafted };
  const document = searchDocument(after);
  const computed = { search: toTsvector(document), needBits: needBits(needsOf(after)) };
  await requireTerms(db, new Set(knownTermsOf(document)));
  await saveSpanish(db, after, computed);
  await recordChange(db, {
    thing: "SERVICE",
    thingId: serviceId,
    action: "TRANSLATE",
    actor: "SYSTEM",
    at: now,
    before: Object.fromEntries(Object.keys(added).map((name) => [name, null])),
    after: added,
  });
}
