import type { CallApi } from "#domain/contract/call-api.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { distanceFrom } from "../../app-context/visitor-place.ts";
import type { DirectionsData } from "../directions/load-directions.ts";
import type { OtherPlace } from "../organizations/other-places.ts";
import type { HoursView } from "./hours-view.ts";
import { loadHoursView } from "./load-hours-view.ts";

export type ServiceData =
  | {
      found: PublicService;
      hours: HoursView;
      /** What its languages are called in the reader's. */
      languages: readonly string[];
      /** The other sites of its program. */
      otherPlaces?: readonly OtherPlace[];
      /** The way there from the visitor's place, where the address asks for it. */
      directions?: DirectionsData | null;
    }
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
      const [hours, { languageName }, otherPlaces] = await Promise.all([
        loadHoursView(found, language, now()),
        import("#domain/words/language-names.ts"),
        found.program &&
          import("../organizations/other-places.ts").then(({ loadOtherPlaces }) =>
            loadOtherPlaces(callApi, found, place, language),
          ),
      ]);
      const languages = found.languages.map((tag) => languageName(tag, language));
      return { found, hours, languages, ...(otherPlaces === undefined ? {} : { otherPlaces }) };
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
