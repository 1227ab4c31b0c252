import { invalid, problem } from "#domain/base/contract/problems.ts";
import { makeCityFile } from "#domain/offline/city-file/city-file-calls.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import { type CityFileDependencies, findPlace, makeCityFile as make } from "./make-city-file.ts";

/** The call behind the administrators' button. A file takes a second of processor time. */
export function cityFileRoutes(dependencies: CityFileDependencies, heavy: HeavyWork): Route[] {
  return [
    signedInRoute(makeCityFile, async ({ body }, { now, client }) => {
      const place = await findPlace(dependencies.database.currentReader, body.place);
      if (place === null) return { ok: false, problem: invalid({ place: "unknownValue" }) };
      const made = await heavy.run(client, () => make(dependencies, place, now));
      return made === null
        ? { ok: false, problem: problem("busy"), retryAfterSeconds: 30 }
        : { ok: true, reply: made };
    }),
  ];
}
