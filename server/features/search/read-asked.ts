import { splitWords } from "#domain/base/text/fold.ts";
import { placeNamesIn } from "#domain/chatbot/asked-place.ts";
import { saysMoreThan } from "#domain/chatbot/town-names.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import { atPlace, type PlaceInText } from "#domain/search/at-place.ts";
import { placeOfNames, withPlaceNames } from "#domain/search/place-of-names.ts";
import { termIn } from "#domain/search/search-document.ts";
import type { Synonyms } from "#domain/search/synonyms.ts";
import { withAsked } from "#domain/search/with-asked.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { Db } from "#server/base/sql/db.ts";
import { homeZone } from "#server/features/places/home-zone.ts";
import {
  type AskedName,
  findNamedPlaces,
  type NamedPlace,
} from "#server/features/search/named-place-queries.ts";
import {
  countUses,
  findNamed,
  findSitesOfNames,
  findStatesOfNamesakes,
} from "#server/features/search/queries.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import { quotedLexeme } from "#server/features/search/tsvector.ts";

/** What a list's text asks for besides its words, and the query for it. */
export interface ReadAsked {
  readonly query: ServiceQuery;
  /** What the text asks for; null: no time, no place, no wish. */
  readonly asked: Omit<AskedInText, "wishes"> | null;
}

/**
 * The place, the day and the wishes that the text of a list names, for that list alone. A text that has the full name of a service is
 * left as it is, as are searches in single fields.
 *
 * @param now epoch milliseconds
 * @param zone that the request states; null: none, and without a place the day is that of the directory's home
 */
export async function readAsked(
  { db, textSearch }: { readonly db: Db; readonly textSearch: TextSearch },
  query: ServiceQuery,
  { now, zone }: { readonly now: number; readonly zone: string | null },
): Promise<ReadAsked> {
  const { text, managed, ids, alertsOnly } = query;
  const plain = { query, asked: null };
  if (text === null || managed !== null || ids !== null || alertsOnly) return plain;
  if (!text.fields.includes("description") || !text.fields.includes("city")) return plain;
  const q = withPlaceNames(text.q, splitWords(text.q).join(" "));
  const place = await placeIn(db, q);
  const placed = place === null ? query : atPlace({ ...query, text: { ...text, q } }, place);
  const { near } = placed;
  const synonyms = await textSearch.synonymsAt(db, now);
  // The same words name a time in every zone, so any zone will do.
  const isAsked = withAsked(placed, synonyms, ANY_ZONE).query !== placed;
  if (place === null && !isAsked) return plain;
  const { query: asked, q: left } = withAsked(
    placed,
    synonyms,
    near === null ? (zone ?? (await homeZone(db))) : findTimeZone(near),
  );
  const named = await findNamed(db, q, synonyms);
  const isPlaceAlone = place !== null && named.length === place.called;
  if (named.length > 0 && !isPlaceAlone)
    return place === null ? plain : namedAt(db, synonyms, { query, placed, place, named });
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

const ANY_ZONE = "UTC";

/** A full name beside a place is looked for there, unless the place is a part of it: "Soup Kitchen Key West". */
async function namedAt(
  db: Db,
  synonyms: Synonyms,
  {
    query,
    placed,
    place,
    named,
  }: {
    readonly query: ServiceQuery;
    readonly placed: ServiceQuery;
    readonly place: AskedPlace;
    readonly named: readonly string[];
  },
): Promise<ReadAsked> {
  const q = placed.text?.q ?? "";
  const beside = await findNamed(db, q, synonyms);
  const isBeside = named.length === place.called + beside.length && beside.every((id) => named.includes(id));
  if (!isBeside) return { query, asked: null };
  return { query: placed, asked: { q, day: null, place: { label: place.name, ...place.coordinates } } };
}

/**
 * A ZIP code, a town with its state, a town whose name no service has as a word, or one that is the whole name of a
 * service there, beside other words: of others the words find services that are there, or have them in their names.
 */
async function placeIn(db: Db, q: string): Promise<AskedPlace | null> {
  const names = placeNamesIn(q);
  if (names.length === 0) return null;
  return (await placeOfGazetteer(db, q, names)) ?? (await partOfTown(db, q, names));
}

/** A place, and how many services have its name. */
interface AskedPlace extends PlaceInText {
  readonly called: number;
}

/**
 * A part of a town that the gazetteer does not have, or that has it as a word of services: services of several
 * organizations are called like it, and not many more are in a town of that name.
 */
async function partOfTown(db: Db, q: string, names: readonly AskedName[]): Promise<AskedPlace | null> {
  const asked = names.filter(
    ({ text, kind, states }) => kind === "CITY" && states === null && saysMoreThan(q, text),
  );
  const sites = await findSitesOfNames(
    db,
    asked.map(({ text }) => text),
  );
  for (const { text } of asked) {
    const there = sites.filter(({ name }) => name === text);
    const coordinates = placeOfNames(there);
    const called = there[0]?.called ?? 0;
    if (coordinates === null || (await isTownOfMany(db, text, TIMES_CALLED * called))) continue;
    return { text, name: titled(text), coordinates, called };
  }
  return null;
}

/** A name used by more than this multiple of the sites with it is taken for a town's, whose services the words find. */
const TIMES_CALLED = 2;

async function isTownOfMany(db: Db, town: string, most: number): Promise<boolean> {
  const words = town.split(" ").map((word) => quotedLexeme(termIn("city", word)));
  const [uses = 0] = await countUses(db, [words.join(" & ")], most + 1);
  return uses > most;
}

/** Capitalizes the words of a name. */
function titled(text: string): string {
  return text.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

async function placeOfGazetteer(db: Db, q: string, names: readonly AskedName[]): Promise<AskedPlace | null> {
  const places = await findNamedPlaces(db, names);
  for (const asked of names) {
    const { text, kind, states } = asked;
    const known = places.find((found) => found.text === text && found.kind === kind);
    if (known === undefined) continue;
    const isWords = kind === "CITY" && states === null && (await areWordsOfServices(db, text));
    const place = isWords ? await townOfNamesakes(db, q, asked) : known;
    if (place === null) continue;
    const { name, longitude, latitude } = place;
    return { text, name, coordinates: { longitude, latitude }, called: 0 };
  }
  return null;
}

/** "Soup kitchen Key West", where services are called Key West: the town, in the state in which they are. */
async function townOfNamesakes(db: Db, q: string, asked: AskedName): Promise<NamedPlace | null> {
  if (!saysMoreThan(q, asked.text)) return null;
  const states = await findStatesOfNamesakes(db, asked.text);
  if (states.length === 0) return null;
  const [place] = await findNamedPlaces(db, [{ ...asked, states }]);
  return place ?? null;
}

/** Among public services alone: the known terms keep the town of a listing that has hidden its place since. */
async function areWordsOfServices(db: Db, name: string): Promise<boolean> {
  const words = name.split(" ").map(quotedLexeme).join(" & ");
  const [uses = 0] = await countUses(db, [words], 1);
  return uses > 0;
}
