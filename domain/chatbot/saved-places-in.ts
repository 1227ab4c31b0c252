import { splitWords } from "../base/text/fold.ts";
import type { ListedForViewer } from "../services/listing.ts";
import { readPoint } from "../services/location-wire.ts";
import { type FoundPlaces, type PlaceName, placeNamesIn } from "./asked-place.ts";
import type { ListRequest } from "./list-request.ts";
import type { KnownPlace } from "./question.ts";

type Row = Pick<ListedForViewer, "city" | "state" | "zip" | "location">;

/** Number of a place's services from which its location is computed. */
const ROWS = 20;
const ZIP_LENGTH = 5;

/**
 * Locates the places named in a message without a gazetteer: ZIP codes and towns of readable services, at the mean of
 * their locations (rule chatbot 35).
 *
 * @param services reads GET /services
 */
export async function savedPlacesIn(
  message: string,
  services: (request: ListRequest) => Promise<readonly Row[]>,
): Promise<FoundPlaces> {
  const found = new Map<string, KnownPlace>();
  for (const name of placeNamesIn(message)) {
    const search = name.kind === "ZIP" ? "zip" : "city";
    const rows = await services({ q: name.text, search, limit: String(ROWS) });
    const place = findSavedPlace(name, rows);
    if (place !== null) found.set(name.text, place);
  }
  return found;
}

function findSavedPlace(name: PlaceName, rows: readonly Row[]): KnownPlace | null {
  const named = rows.flatMap((row) => {
    const point = isThere(row, name) ? readPoint(row.location) : null;
    return point === null ? [] : [{ row, point }];
  });
  const [first] = named;
  if (first === undefined) return null;
  // Towns in two states may share a name, and their midpoint is in neither.
  const there = named.filter(({ row }) => row.state === first.row.state);
  const mean = (of: (each: (typeof there)[number]) => number): number =>
    there.reduce((sum, each) => sum + of(each), 0) / there.length;
  const { city, state } = first.row;
  return {
    kind: name.kind,
    name: name.kind === "ZIP" ? name.text : `${city}, ${state}`,
    coordinates: {
      longitude: mean(({ point }) => point.longitude),
      latitude: mean(({ point }) => point.latitude),
    },
  };
}

function isThere({ city, state, zip }: Row, { kind, text, states }: PlaceName): boolean {
  if (kind === "ZIP") return zip?.slice(0, ZIP_LENGTH) === text;
  return splitWords(city).join(" ") === text && (states === null || states.includes(state));
}
