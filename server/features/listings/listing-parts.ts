import type { TranslatedField } from "#domain/translation/spanish-text.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { Database, Db } from "#server/sql/db.ts";

/** What the writing of listings needs. */
export interface ListingParts {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly askTranslation: AskTranslation;
}

/** Has the Spanish of these texts drafted, as a part of the transaction that saves the English. */
export type AskTranslation = (db: Db, serviceId: string, fields: readonly TranslatedField[]) => Promise<void>;
