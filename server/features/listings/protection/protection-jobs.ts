import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { openPlace } from "./decide-place.ts";
import { findOpening, takePhonesToTell, takeTownsToTell, takeWithheldToTell } from "./place-queries.ts";
import { reviewDirectory } from "./review-directory.ts";
import { coverAllSharedDoors } from "./shared-doors.ts";
import { openDoor } from "./show-door.ts";
import { takeCleanedToTell } from "./words-queries.ts";

const OPEN = "open-withheld-places";
const REVIEW = "review-protection";
const TELL = "tell-owners-of-towns";
const PHONES = "tell-of-unread-phones";
const WITHHELD = "tell-of-withheld-places";
/** Within the hour, so that an import makes one mail. */
const HOURLY = "55 * * * *";
/** A place opens a few minutes after its 24 hours. */
const OFTEN = "*/10 * * * *";
/** Each turn also checks what was stored within two turns before it, since a turn may be late. */
const RECENT_MS = 25 * 60_000;
/** Daily at a quiet time, UTC, before the figures of the directory's health. */
const DAILY = "40 8 * * *";
/** The rest is a job of its own: jobs end after a quarter of an hour. */
const RUN_MS = 5 * 60_000;

/**
 * Opens places on which two persons have agreed, looks at the doors of what was stored in the last minutes, and looks through the directory at a start and once
 * a day.
 */
export async function registerProtectionJobs(
  jobs: Jobs,
  {
    db,
    queueMail,
    now,
  }: { readonly db: TransactionalDb; readonly queueMail: QueueMail; readonly now: () => number },
): Promise<void> {
  await jobs.work(OPEN, async () => {
    for (const id of await findOpening(db, now())) await openPlace(db, id, now());
    for (const id of await findOpening(db, now(), "DOOR")) await openDoor(db, id, now());
    await coverAllSharedDoors({ database: db, queueMail }, now(), now() - RECENT_MS);
  });
  const sendReview = () => jobs.send(db, REVIEW, {}, { key: "review" });
  await jobs.work(REVIEW, async () => {
    const start = now();
    const isComplete = await reviewDirectory(
      { database: db, queueMail },
      start,
      () => now() - start > RUN_MS,
    );
    if (!isComplete) return sendReview();
    await coverAllSharedDoors({ database: db, queueMail }, now());
  });
  await jobs.work(TELL, () => tellOwnersOfTowns({ database: db, queueMail }));
  await jobs.work(PHONES, () => tellOfPhones({ database: db, queueMail }));
  await jobs.work(WITHHELD, () => tellOfWithheld({ database: db, queueMail }));
  await jobs.schedule(PHONES, HOURLY);
  await jobs.schedule(WITHHELD, HOURLY);
  await jobs.schedule(OPEN, OFTEN);
  await jobs.schedule(REVIEW, DAILY);
  await sendReview();
  await jobs.send(db, TELL, {}, { key: "towns" });
}

/** Tells each owner once that the street of a protected listing is not public any more (rule places 38). */
export async function tellOwnersOfTowns({
  database,
  queueMail,
}: {
  readonly database: TransactionalDb;
  readonly queueMail: QueueMail;
}): Promise<void> {
  await database.transaction(async (db) => {
    for (const serviceId of await takeTownsToTell(db))
      await queueMail(db, { mail: "placeTownAtMost", serviceId });
  });
}

/**
 * Notifies owners about places withheld, or words changed, where no mail could be queued right away (rules protection
 * 12 and 23).
 */
export async function tellOfWithheld({
  database,
  queueMail,
}: {
  readonly database: TransactionalDb;
  readonly queueMail: QueueMail;
}): Promise<void> {
  await database.transaction(async (db) => {
    for (const serviceId of await takeWithheldToTell(db))
      await queueMail(db, { mail: "placeWithheld", serviceId });
    for (const serviceId of await takeCleanedToTell(db))
      await queueMail(db, { mail: "streetInWords", serviceId });
  });
}

/** Tells stewards of protected listings whose telephone could not be read since the last time (rule phones 11). */
export async function tellOfPhones({
  database,
  queueMail,
}: {
  readonly database: TransactionalDb;
  readonly queueMail: QueueMail;
}): Promise<void> {
  await database.transaction(async (db) => {
    const serviceIds = await takePhonesToTell(db);
    if (serviceIds.length > 0) await queueMail(db, { mail: "unreadPhones", serviceIds });
  });
}
