import type { CallApi } from "#domain/contract/call-api.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { roundedDegrees } from "../../app-context/visitor-place.ts";

export interface FoundPlace {
  id: string;
  text: string;
  place: VisitorPlace;
}

export interface FoundPlaces {
  cities: readonly FoundPlace[];
  zips: readonly FoundPlace[];
}

/** Cities with their state, and ZIPs; null where no answer came. */
export async function searchPlaces(callApi: CallApi, keyword: string): Promise<FoundPlaces | null> {
  const answer = await callApi("POST /services/search-city-or-zip", { body: { keyword } });
  if (!answer.ok) return null;
  return {
    cities: answer.reply.cities.map(({ id, search, location }) => toFoundPlace(id, search, location)),
    zips: answer.reply.zips.map(({ id, code, location }) => toFoundPlace(id, code, location)),
  };
}

function toFoundPlace(
  id: string | number,
  text: string,
  location: { longitude: number; latitude: number },
): FoundPlace {
  return {
    id: String(id),
    text,
    place: {
      kind: "chosen",
      label: text,
      longitude: roundedDegrees(location.longitude),
      latitude: roundedDegrees(location.latitude),
    },
  };
}
