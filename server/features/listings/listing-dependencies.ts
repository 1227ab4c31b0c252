import type { Language } from "#domain/base/languages/language.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { QueueTranslation } from "#server/features/translation/translation-jobs.ts";

/** Dependencies of the calls that write listings. */
export interface ListingDependencies {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly askTranslation: QueueTranslation;
  /** Languages that the operator has switched on. */
  readonly languages: readonly Language[];
}
