import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  type HardNight,
  hardNightsAt,
  isHardNightEnd,
  MAX_HARD_NIGHTS,
} from "#domain/hard-nights/hard-night.ts";
import {
  declareHardNight,
  endHardNight,
  listHardNights,
  type PublicHardNight,
  proposeHardNights,
  undoHardNightEnd,
} from "#domain/hard-nights/hard-night-calls.ts";
import { proposedKinds } from "#domain/hard-nights/propose-hard-night.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import type { WeatherSource } from "#server/features/hard-nights/weather/weather-at.ts";
import type { ActiveNights } from "./active-nights.ts";
import {
  addHardNight,
  endNow,
  goOn,
  lockDeclaring,
  lockEndedNight,
  lockHardNight,
  readHardNights,
} from "./queries.ts";

export interface HardNightDependencies {
  readonly database: Database;
  readonly nights: ActiveNights;
  readonly outlookAt: WeatherSource["outlookAt"];
}

/** The calls of hard nights. */
export function hardNightRoutes({ database, nights, outlookAt }: HardNightDependencies): Route[] {
  return [
    route(listHardNights, async ({ query: { nearCoordinate } }, { now, viewer }) => {
      // Guests get a cached list; viewers who may declare one see their own change right away.
      const all = viewer.kind === "guest" ? await nights.at(now) : await readHardNights(database, now);
      const shown = nearCoordinate === undefined ? all : hardNightsAt(all, nearCoordinate, now);
      return { ok: true, reply: shown.map(showNight) };
    }),

    signedInRoute(proposeHardNights, async ({ query: { nearCoordinate } }, { now }) => {
      const outlook = await outlookAt(nearCoordinate, now);
      return { ok: true, reply: { kinds: outlook === null ? [] : proposedKinds(outlook) } };
    }),

    signedInRoute(declareHardNight, async ({ body }, { viewer, now }) => {
      const { coordinate, radius, ...facts } = body;
      if (!isHardNightEnd(facts.until, now)) return { ok: false, problem: invalid({ until: "outOfRange" }) };
      const night = {
        ...facts,
        id: newId(now),
        coordinates: coordinate,
        radiusMiles: radius,
        createdAt: now,
      };
      const isDeclared = await database.transaction(async (db) => {
        await lockDeclaring(db);
        if ((await readHardNights(db, now)).length >= MAX_HARD_NIGHTS) return false;
        await addHardNight(db, night, viewer.id);
        await recordChange(db, {
          ...about(night, viewer, now),
          action: "CREATE",
          after: toNightFacts(night),
        });
        return true;
      });
      if (!isDeclared) return { ok: false, problem: problem("tooManyHardNights") };
      nights.forget();
      return { ok: true, reply: showNight(night) };
    }),

    signedInRoute(endHardNight, async ({ params }, { viewer, now }) => {
      const id = params.id.toLowerCase();
      const isEnded =
        isUuid(id) &&
        (await database.transaction(async (db) => {
          const night = await lockHardNight(db, id, now);
          if (night === null) return false;
          await endNow(db, id, now);
          await recordChange(db, {
            ...about(night, viewer, now),
            action: "DELETE",
            before: toNightFacts(night),
          });
          return true;
        }));
      nights.forget();
      return isEnded ? { ok: true, reply: { id } } : { ok: false, problem: problem("notFound") };
    }),

    signedInRoute(undoHardNightEnd, async ({ params }, { viewer, now }) => {
      const id = params.id.toLowerCase();
      if (!isUuid(id)) return { ok: false, problem: problem("notFound") };
      const outcome = await database.transaction(async (db) => {
        await lockDeclaring(db);
        const night = await lockEndedNight(db, id, { now, withinMs: RESTORE_DELETED_MS });
        if (night === null) return "notFound";
        if ((await readHardNights(db, now)).length >= MAX_HARD_NIGHTS) return "tooManyHardNights";
        await goOn(db, id);
        await recordChange(db, {
          ...about(night, viewer, now),
          action: "RESTORE",
          after: toNightFacts(night),
        });
        return night;
      });
      if (typeof outcome === "string") return { ok: false, problem: problem(outcome) };
      nights.forget();
      return { ok: true, reply: showNight(outcome) };
    }),
  ];
}

function showNight({ coordinates, radiusMiles, until, createdAt, ...night }: HardNight): PublicHardNight {
  return {
    ...night,
    coordinates: [coordinates.longitude, coordinates.latitude],
    radius: radiusMiles,
    until: isoOfEpoch(until),
    createdAt: isoOfEpoch(createdAt),
  };
}

function about({ id }: HardNight, actor: SignedIn, at: number) {
  return { thing: "HARD_NIGHT", thingId: id, actor, at } as const;
}

function toNightFacts(night: HardNight) {
  const { id, createdAt, ...facts } = showNight(night);
  return facts;
}
