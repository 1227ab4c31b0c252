import type { WebhookEvent } from "#domain/integrations/webhooks/webhook.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A message that this process is to send. */
export interface ClaimedMessage {
  readonly number: number;
  readonly id: string;
  readonly event: WebhookEvent;
  readonly serviceId: string;
  /** Epoch milliseconds. */
  readonly firstTriedAt: number;
  /** This one included. */
  readonly tries: number;
  readonly webhookId: string;
  readonly url: string;
  /** The present one first. */
  readonly secrets: string[];
  readonly events: WebhookEvent[];
}

/** Messages to one receiver at a time; one where it failed last. */
const AT_ONCE = 8;
/** Milliseconds for which other processes leave a message alone; longer than an attempt takes. */
const LEASE_MS = 60_000;
/** A lease this far ahead is void: it was taken before the clock was set back. */
const NO_LEASE_MS = 3_600_000;

/**
 * Takes the messages that are due: of each service the oldest alone, so that they arrive in order, and those first that
 * were tried least, so that one that is never taken keeps no others waiting. Whatever changes the service from now on
 * makes a message of its own.
 *
 * @param now epoch milliseconds
 */
export async function claimMessages(db: Db, now: number): Promise<ClaimedMessage[]> {
  return db.query<ClaimedMessage>(
    `with due as (
       select c.number
         from webhooks w
        cross join lateral (
              select m.number
                from webhook_messages m
               where m.webhook_id = w.id and m.state = 'WAITING'
                 and (m.next_at is null or m.next_at <= $1) and (m.leased_until is null or m.leased_until <= $1 or m.leased_until > $3)
                 and not exists (select from webhook_messages e
                                  where e.webhook_id = m.webhook_id and e.service_id = m.service_id
                                    and e.state = 'WAITING' and e.number < m.number)
               order by m.tries, m.number
               limit case when w.failures = 0 then ${AT_ONCE} else 1 end
                 for update of m skip locked) c
        where w.disabled_at is null and (w.paused_until is null or w.paused_until <= $1))
     update webhook_messages m
        set is_fresh = false, tries = m.tries + 1, tried_at = $1, first_tried_at = coalesce(m.first_tried_at, $1),
            leased_until = $2
       from due, webhooks w
      where m.number = due.number and w.id = m.webhook_id
     returning m.number, m.id, m.event, m.service_id as "serviceId", m.first_tried_at as "firstTriedAt", m.tries,
               w.id as "webhookId", w.url, w.events,
               case when w.previous_secret_until > $1 then array[w.secret, w.previous_secret] else array[w.secret] end
                 as secrets`,
    [instant(now), instant(now + LEASE_MS), instant(now + NO_LEASE_MS)],
  );
}

/**
 * Queues a message about a change of public services that is not in their rows, in its transaction; the trigger of
 * `services` queues all others. A new service is sent as a new one, with all its facts.
 *
 * @param serviceIds UUIDs
 */
export async function queueUpdates(db: Db, serviceIds: readonly string[]): Promise<void> {
  await db.query(
    `insert into webhook_messages as m (webhook_id, service_id, event)
     select w.id, s.id, 'service.updated'
       from webhooks w
       join services s on s.id = any($1::uuid[]) and s.is_public and s.version > 1
      where w.disabled_at is null and 'service.updated' = any(w.events)
      order by w.id, s.id
         on conflict (webhook_id, service_id, (event = 'beds.updated')) where is_fresh do update
        set event = case when m.event = 'service.created' then m.event else excluded.event end`,
    [serviceIds],
  );
}

/** Removes a message that was sent, or that no receiver wants any more. */
export async function removeMessage(db: Db, number: number): Promise<void> {
  await db.query("delete from webhook_messages where number = $1", [number]);
}

/** Notes that the receiver of a webhook answers again. */
export async function markWorking(db: Db, webhookId: string): Promise<void> {
  await db.query(
    `update webhooks set failures = 0, failing_since = null, paused_until = null
      where id = $1::uuid and failures > 0`,
    [webhookId],
  );
}

/** A try failed. @param nextAt epoch milliseconds; null: it is given up */
export async function keepFailed(
  db: Db,
  number: number,
  { outcome, nextAt }: { readonly outcome: string; readonly nextAt: number | null },
): Promise<void> {
  await db.query(
    `update webhook_messages
        set outcome = $2, next_at = $3, leased_until = null,
            state = case when $3::timestamptz is null then 'FAILED' else 'WAITING' end
      where number = $1`,
    [number, outcome, instant(nextAt)],
  );
}

/**
 * Its receiver did not take a message.
 *
 * @returns how often in a row, and since when; null where it was deleted or turned off meanwhile
 */
export async function countFailure(
  db: Db,
  webhookId: string,
  now: number,
): Promise<{ readonly failures: number; readonly failingSince: number } | null> {
  const [row] = await db.query<{ failures: number; failingSince: number }>(
    `update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, $2)
      where id = $1::uuid and disabled_at is null
     returning failures, failing_since as "failingSince"`,
    [webhookId, instant(now)],
  );
  return row ?? null;
}

export async function pause(db: Db, webhookId: string, until: number): Promise<void> {
  await db.query("update webhooks set paused_until = $2 where id = $1::uuid", [webhookId, instant(until)]);
}

/** Secrets that sign no more. @param now epoch milliseconds */
export async function forgetPreviousSecrets(db: Db, now: number): Promise<void> {
  await db.query(
    `update webhooks set previous_secret = null, previous_secret_until = null where previous_secret_until <= $1`,
    [instant(now)],
  );
}

export async function hasWebhooks(db: Db): Promise<boolean> {
  const rows = await db.query("select from webhooks where disabled_at is null limit 1");
  return rows.length > 0;
}

/** Deletes messages that were given up before a moment in epoch milliseconds. */
export async function forgetFailed(db: Db, before: number): Promise<void> {
  await db.query("delete from webhook_messages where state = 'FAILED' and tried_at < $1", [instant(before)]);
}
