import * as z from "zod/mini";
import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import { draftedLanguages, toTranslate } from "#domain/translation/to-translate.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import { LanguageLacking, type Translator } from "#server/base/outside/translator/translator.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { fillTexts } from "./fill-texts.ts";

/** A listing before and after a save. */
export interface SavedTexts {
  readonly serviceId: string;
  /** The public version before; null: there was none. */
  readonly before: Listing | null;
  readonly after: Listing;
}

/**
 * Enqueues the drafting of a save's texts in its transaction, which neither waits for the engine nor fails with it: a
 * job for each service and each language that the operator has switched on. Does nothing where nothing is to be drafted
 * or no engine is configured.
 */
export type QueueTranslation = (db: Db, saved: readonly SavedTexts[]) => Promise<void>;

const QUEUE = "translate-service";

/** Jobs of earlier versions are for Spanish. */
const jobData = z.object({
  serviceId: z.uuid(),
  fields: z.array(z.enum(TRANSLATED_FIELDS)),
  language: z._default(z.enum(LANGUAGES), "es"),
});

/** @param languages those that are switched on; none where no engine is configured */
export function queueTranslations(jobs: Jobs, languages: readonly Language[]): QueueTranslation {
  const drafted = draftedLanguages(languages);
  return async (db, saved) => {
    const drafts = saved.flatMap(({ serviceId, before, after }) =>
      drafted.map((language) => ({ serviceId, fields: toTranslate(before, after, language), language })),
    );
    await jobs.sendMany(
      db,
      QUEUE,
      drafts.filter(({ fields }) => fields.length > 0),
    );
  };
}

/**
 * Drafts translations; retried with growing delays while the engine does not answer. What is in no language of the
 * engine's is left to people.
 */
export async function registerTranslationJobs(
  jobs: Jobs,
  database: TransactionalDb,
  translator: Translator | null,
  now: () => number,
): Promise<void> {
  if (translator === null) return;
  await jobs.work(QUEUE, async (data) => {
    const { language, ...texts } = z.parse(jobData, data);
    if (language === "en") return;
    try {
      await fillTexts(database, translator, { ...texts, language }, now());
    } catch (error) {
      if (!(error instanceof LanguageLacking)) throw error;
    }
  });
}
