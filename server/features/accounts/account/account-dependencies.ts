import type { Role } from "#domain/base/roles/role.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { CountAttempt } from "../../../base/attempts/attempt-counter.ts";
import type { Passwords } from "./passwords.ts";

/** Dependencies of the account routes. */
export interface AccountDependencies {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly passwords: Passwords;
  readonly countAttempt: CountAttempt;
  /** Roles from which the operator requires a second factor. */
  readonly secondFactorRoles: ReadonlySet<Role>;
}
