import { wordsOneTypoApart } from "#domain/base/text/one-typo.ts";
import type { FoundPlaces } from "#domain/places/place-calls.ts";
import { type NameQuery, readPlaceQuery } from "#domain/places/place-query.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countyId } from "./place-id.ts";
import {
  type FoundCityRow,
  findCities,
  findCountiesNamed,
  findPostalAreas,
  type NameLookup,
} from "./queries.ts";

/** Maximum number of cities, and of postal areas, in a reply. */
const MAX_MATCHES = 10;
/** Shorter names are too similar to each other to be corrected. */
const MIN_CORRECTED_LENGTH = 4;

/**
 * Finds cities and postal areas for the location picker, by full or partial names, with or without a state, and by
 * codes. Only where no name matches, one typo is tolerated.
 */
export async function searchPlaces(db: Db, keyword: string): Promise<FoundPlaces> {
  const { codes, names, county } = readPlaceQuery(keyword);
  const [counties, cities, areas] = await Promise.all([
    county === null ? [] : findCountiesNamed(db, county, MAX_MATCHES),
    findNamed(db, names),
    Promise.all(codes.map((code) => findPostalAreas(db, code, MAX_MATCHES))),
  ]);
  return {
    cities: [
      // The middle of a county is a place to look around, as that of a city is.
      ...counties.map(({ name, state, ...middle }) => ({
        id: countyId({ name, state }),
        name,
        state,
        search: `${name}, ${state}`,
        location: toLocation(middle),
      })),
      ...cities.map(({ id, name, state, label, longitude, latitude }) => ({
        id,
        name,
        state,
        search: label,
        location: toLocation({ longitude, latitude }),
      })),
    ].slice(0, MAX_MATCHES),
    zips: areas.flat().map(({ id, code, town, longitude, latitude }) => ({
      id,
      code,
      town,
      location: toLocation({ longitude, latitude }),
    })),
  };
}

function toLocation({ longitude, latitude }: Coordinates): FoundPlaces["cities"][number]["location"] {
  return { longitude, latitude, coordinates: [longitude, latitude] };
}

async function findNamed(db: Db, names: readonly NameQuery[]): Promise<FoundCityRow[]> {
  const found = await findCities(db, names.map(toNameLookup), MAX_MATCHES);
  if (found.length > 0) return found;
  const corrected = names.flatMap(listCorrections);
  // Complete names first, then prefixes.
  const whole = await findCities(
    db,
    corrected.map((name) => toNameLookup({ ...name, isPrefix: false })),
    MAX_MATCHES,
  );
  return whole.length > 0 ? whole : findCities(db, corrected.map(toNameLookup), MAX_MATCHES);
}

/** The first letter is rarely mistyped, and correcting it would match too much. */
function listCorrections(name: NameQuery): NameQuery[] {
  if (name.key.length < MIN_CORRECTED_LENGTH) return [];
  return wordsOneTypoApart(name.key)
    .filter((key) => key[0] === name.key[0])
    .map((key) => ({ ...name, key }));
}

/** The last character in byte order, and the first that text can contain. */
const LAST_CHARACTER = "\u{10ffff}";
const FIRST_CHARACTER = "\u0001";

function toNameLookup({ key, states, isPrefix }: NameQuery): NameLookup {
  return { key, before: `${key}${isPrefix ? LAST_CHARACTER : FIRST_CHARACTER}`, states };
}
