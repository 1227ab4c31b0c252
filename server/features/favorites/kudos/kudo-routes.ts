import { randomBytes } from "node:crypto";
import { secondsUntil } from "#domain/base/attempts/attempt-limit.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { giveKudo } from "#domain/favorites/kudos/kudo-calls.ts";
import { kudoLimits } from "#domain/favorites/kudos/kudo-limits.ts";
import { countedLimits } from "#server/base/attempts/count-attempts.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readBody } from "#server/features/services/body-queries.ts";
import { showWhole } from "#server/features/services/show-service.ts";
import { giveKudo as give } from "./give-kudo.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** @param isLimited false for load tests only */
export function kudoRoutes(database: Database, isLimited: boolean): Route[] {
  return [
    route(giveKudo, async ({ params, query }, { client, language, now }) => {
      const device = requireClient(client);
      if (!isUuid(params.id)) return NOT_FOUND;
      const serviceId = params.id.toLowerCase();
      const deviceId = device.deviceId ?? randomBytes(16).toString("base64url");
      const given = await give(database, {
        serviceId,
        deviceId,
        limits: isLimited
          ? await countedLimits(database, kudoLimits(device.address, serviceId, now), now)
          : [],
      });
      if (given === "noService") return NOT_FOUND;
      if (typeof given === "object") {
        const retryAfterSeconds = secondsUntil(given.exceeded.until, now);
        return { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds };
      }
      // Reads the primary, so that the reply has the new count.
      const body = await readBody(database, serviceId);
      if (body === null) return NOT_FOUND;
      if (device.deviceId === null) device.keepDeviceId(deviceId);
      const display = { language: query.lang ?? language, now, at: now, from: null };
      return { ok: true, reply: showWhole(body, display) };
    }),
  ];
}
