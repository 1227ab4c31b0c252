import { splitWords } from "../../base/text/fold.ts";
import { stateAt } from "../../places/state-in-words.ts";
import { fullNamesIn } from "../../search/asked-names.ts";
import type { PlaceInText } from "../../search/at-place.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import type { Coordinates } from "../../services/service.ts";
import type { OfflineService } from "./offline-service.ts";

type Saved = Pick<OfflineService, "point"> & {
  readonly facts: Pick<OfflineService["facts"], "name" | "city" | "state" | "zip">;
};

/**
 * Finds the place that a search names, if saved services are there: a ZIP code, or a town with its state. Its location
 * is that of these services. Null: none, or the text has the full name of a service (rule search 26).
 */
export function savedPlaceIn(q: string, services: readonly Saved[], synonyms: Synonyms): PlaceInText | null {
  const names = fullNamesIn(
    q,
    services.map(({ facts }) => facts),
    synonyms,
  );
  if (names.size > 0) return null;
  const words = splitWords(q);
  const zip = words.find((word) => ZIP.test(word));
  if (zip !== undefined) {
    const middle = findMiddle(services.filter(({ facts }) => facts.zip?.slice(0, ZIP_LENGTH) === zip));
    if (middle !== null) return { text: zip, name: zip, coordinates: middle };
  }
  return townIn(words, services);
}

const ZIP = /^\d{5}$/u;
const ZIP_LENGTH = 5;
const MAX_TOWN_WORDS = 4;

function townIn(words: readonly string[], services: readonly Saved[]): PlaceInText | null {
  for (const from of words.keys()) {
    for (let to = Math.min(words.length - 1, from + MAX_TOWN_WORDS); to > from; to--) {
      const state = stateAt(words, to);
      if (state === null) continue;
      const town = words.slice(from, to).join(" ");
      const there = services.filter(
        ({ facts }) => facts.state === state && splitWords(facts.city).join(" ") === town,
      );
      const [first] = there;
      const middle = findMiddle(there);
      if (first !== undefined && middle !== null)
        return { text: town, name: `${first.facts.city}, ${state}`, coordinates: middle };
    }
  }
  return null;
}

/** Null where no place of them is known. */
function findMiddle(services: readonly Saved[]): Coordinates | null {
  const points = services.flatMap(({ point }) => point ?? []);
  if (points.length === 0) return null;
  const mean = (of: (point: Coordinates) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { longitude: mean(({ longitude }) => longitude), latitude: mean(({ latitude }) => latitude) };
}
