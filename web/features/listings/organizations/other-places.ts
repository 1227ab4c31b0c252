import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { distanceFrom, type VisitorPlace } from "../../../base/browser/visitor-place.ts";
import { type Card, toCard } from "../../../base/service-card/card.ts";

/** Another site of the same program. */
export interface OtherPlace extends Pick<Card, "id" | "state" | "text" | "until" | "cautions" | "distance"> {
  /** Its street, or else its town; its own name where that differs. */
  readonly line: string;
}

/** Sites that are shown; the rest is counted. */
const SHOWN = 10;

/** The nearest other sites of a service's program; none where they did not come. */
export async function loadOtherPlaces(
  callApi: CallApi,
  { id, name, program }: PublicService,
  place: VisitorPlace | null,
  language: Language,
): Promise<readonly OtherPlace[]> {
  if (program === undefined) return [];
  const near = distanceFrom(place);
  const answer = await callApi("GET /services", {
    query: {
      program: program.id,
      limit: String(SHOWN + 1),
      lang: language,
      nearCoordinate: near,
      currentCoordinate: near,
    },
  });
  if (!answer.ok) return [];
  return answer.reply
    .filter((service) => service.id !== id)
    .slice(0, SHOWN)
    .map((service) => {
      const { state, text, until, cautions, noIntake, distance } = toCard(service, language);
      const where = [service.address1, service.city]
        .filter((line) => line !== null && line !== "")
        .join(", ");
      const line = service.name === name ? where : [service.name, where].join(", ");
      return {
        id: service.id,
        line,
        state: noIntake ? "CONTACT" : state,
        text,
        ...(until === undefined ? {} : { until }),
        ...(cautions === undefined ? {} : { cautions }),
        ...(distance === undefined ? {} : { distance }),
      };
    });
}
