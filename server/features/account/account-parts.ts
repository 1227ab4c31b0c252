import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { Client } from "#server/http/client.ts";
import type { Database } from "#server/sql/db.ts";
import type { Passwords } from "./passwords.ts";
import type { CountAttempt } from "./too-often.ts";

/** What the calls of accounts work with. */
export interface AccountParts {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly passwords: Passwords;
  readonly countAttempt: CountAttempt;
}

/** Accounts are for people at their devices: no page is rendered with these calls. */
export function deviceOf(client: Client | null): Client {
  if (client === null) throw new Error("This call comes from a device, over HTTP.");
  return client;
}
