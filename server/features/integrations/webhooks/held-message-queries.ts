import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Messages about decisions that may still be undone: they wait, and are not sent if it is (rule webhooks 13). */

/** Numbers of the messages about services that were not tried yet. */
export async function readQueued(db: Db, serviceIds: readonly string[]): Promise<readonly number[]> {
  const rows = await db.query<{ number: number }>(
    "select number from webhook_messages where service_id = any ($1::uuid[]) and is_fresh",
    [serviceIds],
  );
  return rows.map(({ number }) => number);
}

/**
 * Holds back the messages about a decision in this transaction. A message that was already waiting will be about the
 * decision too, and waits as long; it is marked by one millisecond less, because it must still be sent if the decision
 * is undone.
 *
 * @param queued before the decision
 * @param now of the decision, epoch milliseconds
 */
export async function holdMessages(
  db: Db,
  serviceIds: readonly string[],
  queued: readonly number[],
  now: number,
): Promise<void> {
  await db.query(
    `update webhook_messages
        set next_at = case when number = any ($2::bigint[]) then $4::timestamptz else $3::timestamptz end
      where service_id = any ($1::uuid[]) and is_fresh`,
    [serviceIds, queued, instant(now + OUTGOING_DELAY_MS), instant(now + OUTGOING_DELAY_MS - 1)],
  );
}

/**
 * A decision was undone in this transaction: there is nothing to tell of it, nor of the undoing.
 *
 * @param at of the decision, epoch milliseconds
 */
export async function dropHeld(db: Db, serviceIds: readonly string[], at: number): Promise<void> {
  await db.query(
    "delete from webhook_messages where service_id = any ($1::uuid[]) and is_fresh and next_at = $2",
    [serviceIds, instant(at + OUTGOING_DELAY_MS)],
  );
}
