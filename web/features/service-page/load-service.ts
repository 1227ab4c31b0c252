import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import type { HoursView } from "../../base/service-card/hours-view.ts";
import { loadHoursView } from "../../base/service-card/load-hours-view.ts";
import type { DirectionsData } from "../directions/load-directions.ts";
import type { ServiceDetails } from "./load-details.ts";

export type ServiceData =
  | ({
      found: PublicService;
      hours: HoursView;
      /** The way there from the visitor's place, where the address asks for it. */
      directions?: DirectionsData | null;
    } & ServiceDetails)
  | { found: null; id: string; reason: "missing" | "network" | "server" };

/** @param now epoch milliseconds, read once the reply has come */
export async function loadService(
  callApi: CallApi,
  id: string,
  place: VisitorPlace | null,
  language: Language,
  now: () => number,
): Promise<ServiceData> {
  const answer = await callApi("GET /services/{id}", {
    params: { id },
    query: { lang: language, currentCoordinate: distanceFrom(place) },
  });
  if (answer.ok) {
    const found = answer.reply;
    try {
      const [hours, details] = await Promise.all([
        loadHoursView(found, language, now()),
        import("./load-details.ts").then((details) =>
          details.loadDetails(callApi, found, place, language, now()),
        ),
      ]);
      return { found, hours, ...details };
    } catch {
      return { found: null, id, reason: "network" };
    }
  }
  const { code } = answer.problem;
  // An id that is no id is an address that does not exist.
  const reason =
    code === 404 || code === 400 ? "missing" : answer.problem.message === "" ? "network" : "server";
  return { found: null, id, reason };
}
