import { secondsUntil } from "#domain/base/attempts/attempt-limit.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { countAsk } from "#domain/confirmations/asks/ask-calls.ts";
import { pressLimits } from "#domain/confirmations/asks/ask-limits.ts";
import { countedLimits } from "#server/base/attempts/count-attempts.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { countAsk as count } from "./count-ask.ts";

/** @param isLimited false for load tests only */
export function askRoutes(database: Database, isLimited: boolean): Route[] {
  return [
    route(countAsk, async ({ body: { service, field } }, { client, now }) => {
      if (!isUuid(service)) return { ok: false, problem: problem("notFound") };
      const ask = { serviceId: service.toLowerCase(), field };
      const limits = isLimited
        ? await countedLimits(database, pressLimits(requireClient(client).address, ask, now), now)
        : [];
      const counted = await count(database, { ...ask, limits, now });
      if (counted === "noService") return { ok: false, problem: problem("notFound") };
      if (typeof counted === "object") {
        const retryAfterSeconds = secondsUntil(counted.exceeded.until, now);
        return { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds };
      }
      return { ok: true, reply: { code: 200, message: "Thank you. The question counts." } };
    }),
  ];
}
