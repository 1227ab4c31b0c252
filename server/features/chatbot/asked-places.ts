import { wordsOneTypoApart } from "#domain/base/text/one-typo.ts";
import { type FoundPlaces, placeNamesIn } from "#domain/chatbot/asked-place.ts";
import { longWord } from "#domain/places/place-key.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type AskedName, findNamedPlaces } from "../search/named-place-queries.ts";

/** Shorter names are too similar to each other to be corrected. */
const MIN_CORRECTED_LENGTH = 5;

/** The places of the gazetteer that a message may name. */
export async function placesIn(db: Db, message: string): Promise<FoundPlaces> {
  return foundBy(db, placeNamesIn(message));
}

/** Finds the place that a name with one typing error means; empty where there is none. */
export async function correctedPlace(db: Db, name: string): Promise<FoundPlaces> {
  const key = name.split(" ").map(longWord).join("");
  if (key.length < MIN_CORRECTED_LENGTH) return new Map();
  // The first letter is rarely mistyped, and correcting it would match too much.
  const keys = wordsOneTypoApart(key).filter((other) => other[0] === key[0]);
  return foundBy(
    db,
    keys.map((other) => ({ text: name, key: other, kind: "CITY", states: null })),
  );
}

/** Where several places have one name, the first one counts. */
async function foundBy(db: Db, names: readonly AskedName[]): Promise<FoundPlaces> {
  const places = await findNamedPlaces(db, names);
  return new Map(
    places
      .toReversed()
      .map(({ text, kind, name, longitude, latitude }) => [
        text,
        { kind, name, coordinates: { longitude, latitude } },
      ]),
  );
}
