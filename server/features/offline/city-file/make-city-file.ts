import { createPublicKey } from "node:crypto";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { type CityFile, MAX_CITY_FILE_BYTES, packForFile } from "#domain/offline/city-file/city-file.ts";
import { packMiddle } from "#domain/offline/city-pack/pack-area.ts";
import { coordinate } from "#domain/places/coordinate.ts";
import { placeKey } from "#domain/places/place-key.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Coordinates } from "#domain/services/service.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { readWithheldGeneration } from "#server/base/sql/withholdings.ts";
import { makePack } from "#server/features/offline/city-pack/make-pack.ts";
import { findNearest } from "#server/features/places/queries.ts";
import { searchPlaces } from "#server/features/places/search-places.ts";
import { readSynonyms } from "#server/features/search/queries.ts";
import { cityFileDocument } from "./city-file-document.ts";
import { type CityFileKeys, fingerprintKey } from "./city-file-key.ts";
import type { CityFileParts } from "./city-file-parts.ts";
import { findPlacesAround } from "./queries.ts";
import { signFile, unsignedElements } from "./sign-file.ts";

export interface CityFileDependencies {
  readonly database: Pick<Database, "query" | "currentReader">;
  readonly keys: CityFileKeys;
  readonly parts: () => Promise<CityFileParts>;
}

/** A signed file. */
export interface MadeCityFile {
  readonly fileName: string;
  /** Name of the place that was found. */
  readonly place: string;
  readonly html: string;
  readonly bytes: number;
  readonly services: number;
  readonly isCut: boolean;
  readonly fingerprint: string;
}

interface NamedPoint extends Coordinates {
  readonly name: string;
}

/** Maximum number of attempts, since a file is made again when something was withheld meanwhile. */
const MAX_ATTEMPTS = 3;

/**
 * The place that a person names: a town, a postal code or `longitude|latitude`. Null: nothing has this name.
 */
export async function findPlace(db: Db, text: string): Promise<NamedPoint | null> {
  if (text.includes("|")) {
    const point = coordinate().safeParse(text);
    if (!point.success) return null;
    // Rounds the point, so that the file does not reveal where exactly someone asked.
    const middle = packMiddle(point.data);
    const { city } = await findNearest(db, middle);
    return { ...middle, name: city?.name ?? `${middle.latitude}, ${middle.longitude}` };
  }
  const { cities, zips } = await searchPlaces(db, text);
  const [city] = cities;
  const [zip] = zips;
  if (city !== undefined) return { ...city.location, name: city.search };
  return zip === undefined ? null : { ...zip.location, name: zip.code };
}

/**
 * Makes the file of a place: its nearest services, as many as fit.
 *
 * @param now epoch milliseconds
 * @returns null where services are withheld faster than a file is made
 */
export async function makeCityFile(
  { database, keys, parts }: CityFileDependencies,
  place: NamedPoint,
  now: number,
): Promise<MadeCityFile | null> {
  const key = await keys.key();
  const { script, styles } = await parts();
  const publicKey = createPublicKey(key);
  const fingerprint = fingerprintKey(publicKey);
  const document = { script, styles, signature: unsignedElements(key), fingerprint };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const generation = await readWithheldGeneration(database);
    const file = await readCityFile(database.currentReader, place, now);
    const fitting = cutToSize(file, (each) => signFile(cityFileDocument(each, document), key));
    if (generation !== (await readWithheldGeneration(database))) continue;
    const { name } = place;
    return {
      ...fitting,
      fileName: `amparo-${placeKey(name) || "services"}-${isoOfEpoch(now).slice(0, 10)}.html`,
      place: name,
      fingerprint,
    };
  }
  return null;
}

async function readCityFile(db: Db, place: NamedPoint, now: number): Promise<CityFile> {
  const middle = packMiddle(place);
  const synonyms = await readSynonyms(db);
  const pack = await makePack(db, middle, { synonyms, county: null }, now);
  const places = await findPlacesAround(db, middle, pack.radiusMiles);
  const { name } = place;
  return {
    place: name,
    timeZone: findTimeZone(place),
    places,
    pack: packForFile(pack, Number.POSITIVE_INFINITY),
  };
}

/** The file with as many of the nearest services as fit. */
function cutToSize(
  file: CityFile,
  renderHtml: (file: CityFile) => string,
): Pick<MadeCityFile, "html" | "bytes" | "services" | "isCut"> {
  const all = file.pack.services.length;
  const madeWith = (count: number) => {
    const isCut = file.pack.isCut || count < all;
    const html = renderHtml({ ...file, pack: { ...packForFile(file.pack, count), isCut } });
    return { html, bytes: Buffer.byteLength(html), services: count, isCut };
  };
  let made = madeWith(all);
  while (made.bytes >= MAX_CITY_FILE_BYTES && made.services > 0) {
    // Most of a file is its services; a little less than their share, since they are of different lengths.
    const share = (MAX_CITY_FILE_BYTES / made.bytes) * 0.98;
    made = madeWith(Math.min(Math.floor(made.services * share), made.services - 1));
  }
  return made;
}
