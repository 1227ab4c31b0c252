import type { WebhookEvent } from "#domain/integrations/webhooks/webhook.ts";
import type { ShownWebhook } from "#domain/integrations/webhooks/webhook-calls.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A webhook without its secret. Moments are epoch milliseconds. */
export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly createdAt: number;
  readonly failingSince: number | null;
  readonly disabledAt: number | null;
  readonly disabledBecause: ShownWebhook["disabledBecause"];
  readonly previousSecretUntil: number | null;
  readonly waiting: number;
}

export interface FailedMessageRow {
  readonly id: string;
  readonly webhookId: string;
  readonly event: WebhookEvent;
  readonly service: string;
  readonly triedAt: number | null;
  readonly outcome: string | null;
}

/** Newest first. @param id a UUID; null: all */
export async function readWebhooks(db: Db, id: string | null = null): Promise<WebhookRow[]> {
  return db.query<WebhookRow>(
    `select w.id, w.url, w.events, w.created_at as "createdAt", w.failing_since as "failingSince",
            w.disabled_at as "disabledAt", w.disabled_because as "disabledBecause",
            w.previous_secret_until as "previousSecretUntil",
            (select count(*)::int from webhook_messages m where m.webhook_id = w.id and m.state = 'WAITING') as waiting
       from webhooks w
      where $1::uuid is null or w.id = $1::uuid
      order by w.created_at desc, w.id desc`,
    [id],
  );
}

/** Reads the messages of each webhook that were given up, newest first, at most a hundred each. */
export async function readFailedMessages(db: Db, webhookIds: readonly string[]): Promise<FailedMessageRow[]> {
  return db.query<FailedMessageRow>(
    `select m.id, m.webhook_id as "webhookId", m.event, m.service_id as service, m.tried_at as "triedAt", m.outcome
       from unnest($1::uuid[]) as w (id)
      cross join lateral (select * from webhook_messages f
                           where f.webhook_id = w.id and f.state = 'FAILED'
                           order by f.number desc limit 100) as m
      order by m.number desc`,
    [webhookIds],
  );
}

/** Keeps others from adding a webhook until the transaction ends. */
export async function lockAdding(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('add webhook', 0))");
}

export async function countWebhooks(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>("select count(*)::int as count from webhooks");
  return row?.count ?? 0;
}

export async function addWebhook(
  db: Db,
  {
    id,
    url,
    events,
    secret,
    now,
  }: Pick<WebhookRow, "id" | "url" | "events"> & { secret: string; now: number },
): Promise<void> {
  await db.query(
    "insert into webhooks (id, url, events, secret, created_at) values ($1::uuid, $2, $3::text[], $4, $5)",
    [id, url, events, secret, instant(now)],
  );
}

/** False where it is as it should be already, or there is none. @param id a UUID */
export async function turn(
  db: Db,
  id: string,
  off: { readonly because: ShownWebhook["disabledBecause"]; readonly now: number } | null,
): Promise<boolean> {
  const rows = await db.query(
    `update webhooks
        set disabled_at = $2, disabled_because = $3,
            failures = case when $2::timestamptz is null then 0 else failures end,
            failing_since = case when $2::timestamptz is null then null else failing_since end,
            paused_until = null
      where id = $1::uuid and (disabled_at is null) = ($2::timestamptz is not null) returning id`,
    [id, off === null ? null : instant(off.now), off?.because ?? null],
  );
  return rows.length === 1;
}

/**
 * The secret that it had signs too until a moment in epoch milliseconds. False where there is none.
 *
 * @param id a UUID
 */
export async function renewSecret(
  db: Db,
  id: string,
  { secret, previousUntil }: { readonly secret: string; readonly previousUntil: number },
): Promise<boolean> {
  const rows = await db.query(
    `update webhooks set previous_secret = secret, previous_secret_until = $3, secret = $2
      where id = $1::uuid returning id`,
    [id, secret, instant(previousUntil)],
  );
  return rows.length === 1;
}

/** Its address and events; null where there is none. @param id a UUID */
export async function removeWebhook(db: Db, id: string): Promise<Pick<WebhookRow, "url" | "events"> | null> {
  const [row] = await db.query<Pick<WebhookRow, "url" | "events">>(
    "delete from webhooks where id = $1::uuid returning url, events",
    [id],
  );
  return row ?? null;
}

/** Queues messages again that were given up, and returns their number. @param messageId a UUID; null: all */
export async function resend(db: Db, webhookId: string, messageId: string | null): Promise<number> {
  const rows = await db.query(
    `update webhook_messages
        set state = 'WAITING', tries = 0, first_tried_at = null, next_at = null, leased_until = null
      where webhook_id = $1::uuid and state = 'FAILED' and ($2::uuid is null or id = $2::uuid) returning id`,
    [webhookId, messageId],
  );
  return rows.length;
}
