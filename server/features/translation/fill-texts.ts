import { MAX_DESCRIPTION } from "#domain/base/contract/limits.ts";
import type { TranslatedLanguage } from "#domain/base/languages/language.ts";
import { listKnownTerms } from "#domain/search/known-terms.ts";
import { searchDocument } from "#domain/search/search-document.ts";
import { needBits } from "#domain/services/bits.ts";
import { getFieldSpec, type TranslatedField } from "#domain/services/field-names.ts";
import { deriveNeeds } from "#domain/services/needs.ts";
import type { SpanishFacts } from "#domain/services/service.ts";
import {
  byTextsField,
  listServiceTexts,
  listTranslations,
  textsField,
} from "#domain/translation/further-texts.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { queueUpdates } from "#server/base/outbox/message-queries.ts";
import type { Translator } from "#server/base/outside/translator/translator.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { toTsvector } from "#server/features/search/tsvector.ts";
import { requireTerms, transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { upsertTexts } from "#server/features/services/text-queries.ts";
import { readTexts, saveComputed, type TextsRow } from "./queries.ts";
import { translatedText } from "./translate-text.ts";

/** Texts of a service to draft. */
export interface TextsToFill {
  readonly serviceId: string;
  readonly fields: readonly TranslatedField[];
  readonly language: TranslatedLanguage;
}

/** A machine translation with its English original. */
interface Draft {
  readonly field: TranslatedField;
  readonly english: string;
  readonly text: string;
}

/**
 * Drafts missing texts of a language with the engine. No lock is held during the request: texts saved in the meantime
 * take precedence over drafts.
 *
 * @param now epoch milliseconds
 * @throws TranslationError where the engine does not answer; the job is retried
 */
export async function fillTexts(
  database: TransactionalDb,
  translator: Translator,
  { serviceId, fields, language }: TextsToFill,
  now: number,
): Promise<void> {
  const before = await readTexts(database, serviceId);
  if (before === null) return;
  const drafts: Draft[] = [];
  for (const field of fields) {
    const english = before[field];
    if (english === null || english === "" || hasText(before, field, language)) continue;
    const request = {
      text: english,
      from: "en",
      to: language,
      max: getFieldSpec(field).max ?? MAX_DESCRIPTION,
    } as const;
    drafts.push({ field, english, text: await translatedText(translator, request) });
  }
  if (drafts.length === 0) return;
  await transactionWithSharedRows(database, (db) => saveDrafts(db, { serviceId, language, drafts, now }));
}

function hasText(texts: TextsRow, field: TranslatedField, language: string): boolean {
  return listTranslations(texts).some((one) => one.field === field && one.language === language);
}

interface DraftsToSave {
  readonly serviceId: string;
  readonly language: TranslatedLanguage;
  readonly drafts: readonly Draft[];
  readonly now: number;
}

async function saveDrafts(db: Db, { serviceId, language, drafts, now }: DraftsToSave): Promise<void> {
  await lockServices(db, [serviceId]);
  const locked = await readTexts(db, serviceId);
  if (locked === null) return;
  const kept = drafts.filter(
    ({ field, english }) => locked[field] === english && !hasText(locked, field, language),
  );
  if (kept.length === 0) return;
  const after = withDrafts(locked, kept, language);
  const document = searchDocument(after);
  await requireTerms(db, new Set(listKnownTerms(document)));
  await upsertTexts(
    db,
    kept.map((draft) => ({ ...draft, serviceId, language, state: "MACHINE" as const })),
  );
  await saveComputed(db, serviceId, {
    search: toTsvector(document),
    needBits: needBits(deriveNeeds(after)),
  });
  await queueUpdates(db, [serviceId]);
  const names = kept.map(({ field }) => field);
  await recordChange(db, {
    thing: "SERVICE",
    thingId: serviceId,
    action: "TRANSLATE",
    actor: "SYSTEM",
    at: now,
    before: recorded(locked, names, language),
    after: recorded(after, names, language),
  });
}

function withDrafts(texts: TextsRow, drafts: readonly Draft[], language: TranslatedLanguage): TextsRow {
  const state = "MACHINE" as const;
  if (language !== "es") {
    const added = drafts.map(({ field, text }) => ({ field, language, text, state }));
    return { ...texts, ...byTextsField([...listServiceTexts(texts), ...added]) };
  }
  const spanish: { -readonly [Name in keyof SpanishFacts]?: SpanishFacts[Name] } = {};
  for (const { field, text } of drafts) spanish[`${field}Es`] = { text, state };
  return { ...texts, ...spanish };
}

/** These texts under the names that they have in a listing. */
function recorded(
  texts: TextsRow,
  fields: readonly TranslatedField[],
  language: TranslatedLanguage,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (language !== "es") return [[textsField(field), texts[textsField(field)]]];
      const spanish = texts[`${field}Es`];
      return [
        [`${field}Es`, spanish?.text ?? null],
        [`${field}EsState`, spanish?.state ?? null],
      ];
    }),
  );
}
