import { makeCityFile } from "#domain/city-file/city-file-calls.ts";
import { invalid, problem } from "#domain/contract/problems.ts";
import { concurrencyLimit } from "#server/concurrency-limit.ts";
import { type Route, signedInRoute } from "#server/http/route.ts";
import { type CityFileDependencies, findPlace, makeCityFile as make } from "./make-city-file.ts";

/** Files that may wait or be made, one at a time: each takes a second of processor time. */
const MAX_QUEUED = 4;

/** The call behind the administrators' button. */
export function cityFileRoutes(dependencies: CityFileDependencies): Route[] {
  const queue = concurrencyLimit(1, MAX_QUEUED);
  return [
    signedInRoute(makeCityFile, async ({ body }, { now }) => {
      const place = await findPlace(dependencies.database.currentReader, body.place);
      if (place === null) return { ok: false, problem: invalid({ place: "unknownValue" }) };
      const made = await queue.run(() => make(dependencies, place, now));
      return made === null
        ? { ok: false, problem: problem("busy"), retryAfterSeconds: 30 }
        : { ok: true, reply: made };
    }),
  ];
}
