import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { MAX_WEBHOOKS, PREVIOUS_SECRET_MS } from "#domain/integrations/webhooks/webhook.ts";
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  renewWebhookSecret,
  resendMessages,
  type ShownWebhook,
} from "#domain/integrations/webhooks/webhook-calls.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import { readHost } from "#server/base/outside/websites/checked-connection.ts";
import { isPublicAddress } from "#server/base/outside/websites/public-address.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import {
  addWebhook,
  countWebhooks,
  lockAdding,
  readFailedMessages,
  readWebhooks,
  removeWebhook,
  renewSecret,
  resend,
  turn,
  type WebhookRow,
} from "./queries.ts";
import type { WakeSender } from "./webhook-jobs.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
const SECRET_BYTES = 32;

export interface WebhookDependencies {
  readonly database: Database;
  /** Whether addresses may be private, or without encryption. */
  readonly isPrivateAllowed: boolean;
  /** While no webhook is on, messages are looked for once a minute alone. */
  readonly wakeSender: WakeSender;
}

/** Adding, turning off and deleting webhooks, and sending again (rules webhooks 1–12). */
export function webhookRoutes({ database, isPrivateAllowed, wakeSender }: WebhookDependencies): Route[] {
  return [
    route(listWebhooks, async (_, { now }) => ({ ok: true, reply: await shownWebhooks(database, now) })),

    signedInRoute(createWebhook, async ({ body }, { viewer, now }) => {
      const url = parseTarget(body.url, isPrivateAllowed);
      if (url === null) return { ok: false, problem: invalid({ url: "notWebAddress" }) };
      const webhook = { id: newId(now), url, events: [...new Set(body.events)] };
      const secret = newSecret();
      const isAdded = await database.transaction(async (db) => {
        await lockAdding(db);
        if ((await countWebhooks(db)) >= MAX_WEBHOOKS) return false;
        await addWebhook(db, { ...webhook, secret, now });
        await recordChange(db, {
          thing: "WEBHOOK",
          thingId: webhook.id,
          action: "CREATE",
          actor: viewer,
          at: now,
          after: { url, events: webhook.events },
        });
        await wakeSender?.(db);
        return true;
      });
      if (!isAdded) return { ok: false, problem: problem("tooManyWebhooks") };
      const [shown] = await shownWebhooks(database, now, webhook.id);
      return shown === undefined ? NOT_FOUND : { ok: true, reply: { ...shown, secret } };
    }),

    signedInRoute(editWebhook, async ({ params: { id }, body: { isOn } }, { viewer, now }) => {
      if (!isUuid(id)) return NOT_FOUND;
      await database.transaction(async (db) => {
        if (!(await turn(db, id, isOn ? null : { because: "BY_HAND", now }))) return;
        await recordChange(db, {
          thing: "WEBHOOK",
          thingId: id.toLowerCase(),
          action: "EDIT",
          actor: viewer,
          at: now,
          before: { isOn: !isOn },
          after: { isOn },
        });
        if (isOn) await wakeSender?.(db);
      });
      const [shown] = await shownWebhooks(database, now, id);
      return shown === undefined ? NOT_FOUND : { ok: true, reply: shown };
    }),

    signedInRoute(renewWebhookSecret, async ({ params: { id } }, { viewer, now }) => {
      if (!isUuid(id)) return NOT_FOUND;
      const secret = newSecret();
      await database.transaction(async (db) => {
        if (!(await renewSecret(db, id, { secret, previousUntil: now + PREVIOUS_SECRET_MS }))) return;
        await recordChange(db, {
          thing: "WEBHOOK",
          thingId: id.toLowerCase(),
          action: "EDIT",
          actor: viewer,
          at: now,
          before: { isSecretNew: false },
          after: { isSecretNew: true },
        });
      });
      const [shown] = await shownWebhooks(database, now, id);
      return shown === undefined ? NOT_FOUND : { ok: true, reply: { ...shown, secret } };
    }),

    signedInRoute(deleteWebhook, async ({ params: { id } }, { viewer, now }) => {
      const isDeleted =
        isUuid(id) &&
        (await database.transaction(async (db) => {
          const removed = await removeWebhook(db, id);
          if (removed === null) return false;
          await recordChange(db, {
            thing: "WEBHOOK",
            thingId: id.toLowerCase(),
            action: "DELETE",
            actor: viewer,
            at: now,
            before: { ...removed },
          });
          return true;
        }));
      return isDeleted ? { ok: true, reply: { id } } : NOT_FOUND;
    }),

    signedInRoute(resendMessages, async ({ params: { id }, body: { message } }, { now }) => {
      if (!isUuid(id) || (message !== undefined && !isUuid(message))) return NOT_FOUND;
      const count = await resend(database, id, message ?? null);
      const [shown] = await shownWebhooks(database, now, id);
      if (shown === undefined || (message !== undefined && count === 0)) return NOT_FOUND;
      return { ok: true, reply: shown };
    }),
  ];
}

/** The address as it is stored; null where it can never be sent to. Names are checked at each connection. */
function parseTarget(text: string, isPrivateAllowed: boolean): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === "http:" && isPrivateAllowed;
  if ((url.protocol !== "https:" && !isPlain) || url.username !== "" || url.password !== "") return null;
  // A name may end in the dot of the root.
  const host = readHost(url).replace(/\.$/, "");
  if (!isPrivateAllowed && (isIP(host) > 0 ? !isPublicAddress(host) : !host.includes("."))) return null;
  url.hash = "";
  return url.href;
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

async function shownWebhooks(db: Db, now: number, id: string | null = null): Promise<ShownWebhook[]> {
  const webhooks = await readWebhooks(db, id);
  const failed = await readFailedMessages(
    db,
    webhooks.map((webhook) => webhook.id),
  );
  return webhooks.map((webhook) => ({
    ...showDates(webhook, now),
    failed: failed
      .filter(({ webhookId }) => webhookId === webhook.id)
      .map(({ webhookId: _, triedAt, ...message }) => ({
        ...message,
        triedAt: triedAt === null ? null : isoOfEpoch(triedAt),
      })),
  }));
}

function showDates(
  { createdAt, failingSince, disabledAt, previousSecretUntil: until, ...webhook }: WebhookRow,
  now: number,
) {
  return {
    ...webhook,
    createdAt: isoOfEpoch(createdAt),
    failingSince: failingSince === null ? null : isoOfEpoch(failingSince),
    disabledAt: disabledAt === null ? null : isoOfEpoch(disabledAt),
    previousSecretUntil: until === null || until <= now ? null : isoOfEpoch(until),
  };
}
