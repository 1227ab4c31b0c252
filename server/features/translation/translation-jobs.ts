import * as z from "zod/mini";
import { TRANSLATED_FIELDS, type TranslatedField } from "#domain/services/field-names.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Translator } from "#server/outside/translator/translator.ts";
import type { Db, TransactionalDb } from "#server/sql/db.ts";
import { fillSpanish } from "./fill-spanish.ts";

/**
 * Enqueues the drafting of Spanish in the transaction of a save, which neither waits for the engine nor fails with
 * it. Does nothing where `fields` is empty or no engine is configured.
 */
export type QueueTranslation = (
  db: Db,
  serviceId: string,
  fields: readonly TranslatedField[],
) => Promise<void>;

const QUEUE = "translate-service";

const jobData = z.object({ serviceId: z.uuid(), fields: z.array(z.enum(TRANSLATED_FIELDS)) });

/** @param isOn whether an engine is configured */
export function queueTranslations(jobs: Jobs, isOn: boolean): QueueTranslation {
  return async (db, serviceId, fields) => {
    if (isOn && fields.length > 0) await jobs.send(db, QUEUE, { serviceId, fields });
  };
}

/** Drafts translations; retried with growing delays while the engine does not answer. */
export async function registerTranslationJobs(
  jobs: Jobs,
  database: TransactionalDb,
  translator: Translator | null,
  now: () => number,
): Promise<void> {
  if (translator === null) return;
  await jobs.work(QUEUE, async (data) => {
    const { serviceId, fields } = z.parse(jobData, data);
    await fillSpanish(database, translator, serviceId, fields, now());
  });
}
