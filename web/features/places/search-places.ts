import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { roundedDegrees } from "../../base/browser/visitor-place.ts";

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
    cities: answer.reply.cities.map(({ id, search, location }) =>
      toFoundPlace(id, { text: search, label: search }, location),
    ),
    zips: answer.reply.zips.map(({ id, code, town, location }) =>
      toFoundPlace(id, zipTexts(code, town), location),
    ),
  };
}

/**
 * Texts of a ZIP code: a row begins with what was typed, a place with its town, as addresses do, because digits by
 * themselves mean no place to a reader.
 */
function zipTexts(code: string, town: string): { text: string; label: string } {
  return town === "" ? { text: code, label: code } : { text: `${code} · ${town}`, label: `${town} ${code}` };
}

function toFoundPlace(
  id: string,
  { text, label }: { text: string; label: string },
  location: { longitude: number; latitude: number },
): FoundPlace {
  return {
    id,
    text,
    place: {
      kind: "chosen",
      label,
      longitude: roundedDegrees(location.longitude),
      latitude: roundedDegrees(location.latitude),
    },
  };
}
