import { placeNamesIn } from "#domain/chatbot/asked-place.ts";
import { timeZoneOf } from "#domain/places/time-zone.ts";
import { namesAskedIn } from "#domain/search/asked-names.ts";
import { atPlace, type PlaceInText } from "#domain/search/at-place.ts";
import { withAsked } from "#domain/search/with-asked.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { AskedInText } from "#domain/services/search-calls.ts";
import { findNamedPlaces } from "#server/features/chatbot/queries.ts";
import { countUses, findNamed } from "#server/features/search/queries.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import { quotedLexeme } from "#server/features/search/tsvector.ts";
import type { Db } from "#server/sql/db.ts";

/** What a list's text asks for beside its words, and the query for that. */
export interface ReadAsked {
  readonly query: ServiceQuery;
  /** Null: no time, no place, no wish. */
  readonly asked: Omit<AskedInText, "wishes"> | null;
}

/** Where nobody knows whose day it is: the zone of the country's middle. */
const NO_PLACE_ZONE = "America/Chicago";

/**
 * The place, the day and the wishes that the text of a list names, for that list alone. A text that has the full name of a service is
 * left as it is, as are searches in single fields.
 *
 * @param now epoch milliseconds
 */
export async function readAsked(
  { db, textSearch }: { readonly db: Db; readonly textSearch: TextSearch },
  query: ServiceQuery,
  now: number,
): Promise<ReadAsked> {
  const { text, managed, ids, alertsOnly } = query;
  const plain = { query, asked: null };
  if (text === null || managed !== null || ids !== null || alertsOnly) return plain;
  if (!text.fields.includes("description") || !text.fields.includes("city")) return plain;
  const place = await placeIn(db, text.q);
  const placed = place === null ? query : atPlace(query, place);
  const { near } = placed;
  const synonyms = await textSearch.synonymsAt(db, now);
  const { query: asked, q: left } = withAsked(
    placed,
    synonyms,
    near === null ? NO_PLACE_ZONE : timeZoneOf(near),
  );
  if (place === null && asked === placed) return plain;
  if ((await findNamed(db, namesAskedIn(text.q))).length > 0) return plain;
  const { openWithin } = asked;
  return {
    query: asked,
    asked: {
      q: left,
      day: openWithin === placed.openWithin ? null : openWithin,
      place: place === null ? null : { label: place.name, ...place.coordinates },
    },
  };
}

/**
 * A ZIP code, a town with its state, or a town whose name no service has as a word: of others the words find services
 * that are there, or are called so.
 */
async function placeIn(db: Db, q: string): Promise<PlaceInText | null> {
  const names = placeNamesIn(q);
  if (names.length === 0) return null;
  const places = await findNamedPlaces(db, names);
  for (const { text, kind, states } of names) {
    const place = places.find((found) => found.text === text && found.kind === kind);
    if (place === undefined) continue;
    if (kind === "CITY" && states === null && (await areWordsOfServices(db, text))) continue;
    const { name, longitude, latitude } = place;
    return { text, name, coordinates: { longitude, latitude } };
  }
  return null;
}

/** Among public services alone: the known terms keep the town of a listing that has hidden its place since. */
async function areWordsOfServices(db: Db, name: string): Promise<boolean> {
  const words = name.split(" ").map(quotedLexeme).join(" & ");
  const [uses = 0] = await countUses(db, [words], 1);
  return uses > 0;
}
