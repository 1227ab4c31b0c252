import type { CallApi } from "#domain/contract/call-api.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { distanceFrom } from "../../app-context/visitor-place.ts";
import type { HoursView } from "./hours-view.ts";
import { loadHoursView } from "./load-hours-view.ts";

export type ServiceData =
  | { found: PublicService; hours: HoursView }
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
    const hours = await loadHoursView(answer.reply, language, now()).catch(() => null);
    return hours === null ? { found: null, id, reason: "network" } : { found: answer.reply, hours };
  }
  const { code } = answer.problem;
  // An id that is no id is an address that does not exist.
  const reason =
    code === 404 || code === 400 ? "missing" : answer.problem.message === "" ? "network" : "server";
  return { found: null, id, reason };
}
