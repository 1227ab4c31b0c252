import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { selectOrganizationOwner } from "#server/features/services/ownership-queries.ts";
import type { MailedMessage } from "#words/mail/message-mails.ts";

/** A user as a recipient. */
export interface MailUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly language: Language;
  /** The address is confirmed. */
  readonly isConfirmed: boolean;
}

const MAIL_USER = `id, email, display_name as "displayName", language, confirmed_at is not null as "isConfirmed"`;

/** Reads a recipient; null where the account is gone. */
export async function readMailUser(db: Db, userId: string): Promise<MailUser | null> {
  const [row] = await db.query<MailUser>(`select ${MAIL_USER} from users where id = $1::uuid`, [userId]);
  return row ?? null;
}

/** Reads the users with these roles whose address is confirmed. */
export async function readConfirmedUsers(db: Db, roles: readonly Role[]): Promise<MailUser[]> {
  return db.query<MailUser>(
    `select ${MAIL_USER} from users where role = any ($1) and confirmed_at is not null order by id`,
    [roles],
  );
}

export interface MailService {
  readonly id: string;
  readonly name: string;
  /** The listed number; null where there is none. */
  readonly phone: string | null;
  readonly phoneExtension: string | null;
  readonly ownerId: string | null;
  /** The organization's owner, where the service has no owner of its own. */
  readonly organizationOwnerId: string | null;
}

/** Public or not; null where it is deleted. */
export async function readMailService(db: Db, serviceId: string): Promise<MailService | null> {
  const [row] = await db.query<MailService>(
    `select id, name, phone, phone_extension as "phoneExtension", owner_id as "ownerId", ${selectOrganizationOwner("services")} as "organizationOwnerId" from services where id = $1::uuid and deleted_at is null`,
    [serviceId],
  );
  return row ?? null;
}

/** Reads, by name, those of these services that are still protected and have a phone number that could not be read. */
export async function readUnreadPhones(
  db: Db,
  serviceIds: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return db.query<{ id: string; name: string }>(
    `select id, name from services
      where id = any($1::uuid[]) and is_protected and source_phone is not null and deleted_at is null
      order by name, id`,
    [serviceIds],
  );
}

export interface MailFeedback extends Omit<MailedMessage, "location"> {
  readonly serviceId: string | null;
  /** Who claims the service; null for other messages, or where the account is gone. */
  readonly claimantId: string | null;
  readonly language: Language;
  readonly location: Coordinates | null;
}

/** Reads a message; null where it was deleted in the meantime. */
export async function readMailFeedback(db: Db, feedbackId: string): Promise<MailFeedback | null> {
  const [row] = await db.query<
    Omit<MailFeedback, "location"> & { longitude: number | null; latitude: number | null }
  >(
    `select service_id as "serviceId", claimant_id as "claimantId", name, email, phone, subject, message, language, longitude, latitude,
            (select count(*)::int from files where feedback_id = feedbacks.id) as pictures
       from feedbacks
      where id = $1::uuid`,
    [feedbackId],
  );
  if (row === undefined) return null;
  const { longitude, latitude, ...feedback } = row;
  return { ...feedback, location: longitude === null || latitude === null ? null : { longitude, latitude } };
}

/** Counts what is pending for reviewers: new services, and edits of public ones. */
export async function countPending(db: Db): Promise<{ newServices: number; edits: number }> {
  const [row] = await db.query<{ newServices: number; edits: number }>(
    `select (select count(*)::int from services
              where approved_at is null and refused_at is null and deleted_at is null) as "newServices",
            (select count(*)::int from pending_edits join services on services.id = service_id
              where deleted_at is null) as edits`,
  );
  return row ?? { newServices: 0, edits: 0 };
}

/** Recipients to whom this mail was delivered or finally refused. */
export async function readDelivered(db: Db, mailId: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ recipient: string }>(
    "select recipient from mail_deliveries where mail_id = $1",
    [mailId],
  );
  return new Set(rows.map(({ recipient }) => recipient));
}

export async function addDelivery(
  db: Db,
  mailId: string,
  recipient: string,
  outcome: "SENT" | "REFUSED",
  at: number,
): Promise<void> {
  await db.query(
    `insert into mail_deliveries (mail_id, recipient, outcome, at) values ($1, $2, $3, $4)
         on conflict do nothing`,
    [mailId, recipient, outcome, instant(at)],
  );
}

export async function deleteDeliveries(db: Db, before: number): Promise<void> {
  await db.query("delete from mail_deliveries where at < $1", [instant(before)]);
}
