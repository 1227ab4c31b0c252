import { createHash } from "node:crypto";
import { NOTICE_LINK_MS } from "#domain/base/contract/limits.ts";
import type { MailPlace } from "#domain/mail/mail-body.ts";
import { unsubscribePath } from "#domain/mail/mail-links.ts";
import type { Notice } from "#domain/mail/notices/notice.ts";
import type { RequestLog } from "#server/base/http/log.ts";
import { MailError, type MailSender } from "#server/base/outside/mail/mail-sender.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newSecretToken } from "#server/base/tokens/secret-token.ts";
import { addNoticeLink } from "#server/features/mail/notices/queries.ts";
import { composeMail } from "#words/mail/compose-mails.ts";
import type { AddressedMail } from "./addressed-mail.ts";
import { findRecipients } from "./find-recipients.ts";
import { addDelivery, readDelivered } from "./queries.ts";
import type { QueuedMail } from "./queue-mail.ts";

export interface MailDependencies {
  readonly db: Db;
  readonly sender: MailSender;
  readonly place: MailPlace;
  readonly now: () => number;
  readonly log: Pick<RequestLog, "error">;
}

const HOUR_MS = 3_600_000;

/**
 * Sends a mail to each recipient who has not got it yet, independently: a refused address is not retried, one that
 * fails temporarily is, and no one gets it twice.
 *
 * @throws MailError where a delivery has to be retried
 */
export async function sendMail(dependencies: MailDependencies, queued: QueuedMail): Promise<void> {
  const now = dependencies.now();
  const mailId = chooseMailId(queued, now);
  const delivered = await readDelivered(dependencies.db, mailId);
  let failure: MailError | null = null;
  for (const addressed of await findRecipients(dependencies.db, queued, now)) {
    if (delivered.has(addressed.recipient)) continue;
    const failed = await deliver(dependencies, queued, mailId, addressed);
    failure ??= failed;
    // The server is unavailable, so the others would fail too.
    if (failed?.isForAll === true) break;
  }
  if (failure !== null) throw failure;
}

/** Summaries of the same hour or day are one mail, however many jobs request them. */
function chooseMailId(queued: QueuedMail, now: number): string {
  if (queued.mail === "dailyDigest") return `digest-${queued.day}`;
  return queued.mail === "waitingForReview" ? `review-${Math.floor(now / HOUR_MS)}` : queued.id;
}

async function deliver(
  { db, sender, place, now, log }: MailDependencies,
  { mail }: QueuedMail,
  mailId: string,
  { recipient, to, language, facts, ends }: AddressedMail,
): Promise<MailError | null> {
  const endPath = ends === undefined ? null : await makeEndLink(db, recipient, ends, now());
  const composed = composeMail(await facts(), language, place, endPath);
  const digest = createHash("sha256").update(recipient).digest("hex").slice(0, 12);
  try {
    const delivery = await sender.send({ ...composed, id: `${mailId}.${digest}`, to, language, at: now() });
    if (delivery.outcome === "refused") log.error({ at: now(), refusedMail: mail, code: delivery.code });
    await addDelivery(db, mailId, recipient, delivery.outcome === "sent" ? "SENT" : "REFUSED", now());
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

/** The path that ends these notices; null: those of the daily summary. */
async function makeEndLink(db: Db, userId: string, notice: Notice | null, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  await addNoticeLink(db, { tokenDigest: digest, userId, notice, expiresAt: now + NOTICE_LINK_MS });
  return unsubscribePath(token);
}
