import type { Feedback } from "#domain/feedback/feedback.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Adds a message; false, without a change, where one with the same `sendingId` exists. */
export async function addFeedback(db: Db, feedback: Feedback): Promise<boolean> {
  const rows = await db.query(
    `insert into feedbacks (id, sending_id, type, service_id, name, email, phone, subject, message,
                            longitude, latitude, language, created_at)
     values ($1::uuid, $2::uuid, $3, $4::uuid, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (sending_id) do nothing
     returning id`,
    [
      feedback.id,
      feedback.sendingId,
      feedback.type,
      feedback.serviceId,
      feedback.name,
      feedback.email,
      feedback.phone,
      feedback.subject,
      feedback.message,
      feedback.location?.longitude ?? null,
      feedback.location?.latitude ?? null,
      feedback.language,
      instant(feedback.createdAt),
    ],
  );
  return rows.length === 1;
}

/** Finds the message stored under a `sendingId`; null where there is none. */
export async function findBySendingId(
  db: Db,
  sendingId: string,
): Promise<{ id: string; createdAt: number } | null> {
  const [row] = await db.query<{ id: string; createdAt: number }>(
    `select id, created_at as "createdAt" from feedbacks where sending_id = $1::uuid`,
    [sendingId],
  );
  return row ?? null;
}

/** Whether this service is public. */
export async function isPublicService(db: Db, serviceId: string): Promise<boolean> {
  const [row] = await db.query<{ isThere: boolean }>(
    `select exists (select from public_services where id = $1::uuid) as "isThere"`,
    [serviceId],
  );
  return row?.isThere === true;
}

/** Counts the messages from this email address since a time, including this one. */
export async function countFromEmail(db: Db, email: string, since: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from feedbacks where lower(email) = lower($1) and created_at > $2",
    [email, instant(since)],
  );
  return row?.count ?? 0;
}
