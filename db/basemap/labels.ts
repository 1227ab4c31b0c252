import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { readCities } from "#domain/places/gazetteer-lines.ts";
import { STATES } from "#domain/places/states.ts";
import { censusZips } from "../gazetteer/packages.ts";
import { type Area, countries, listPolygons, type Point, provinces, usStates } from "./shapes.ts";

/** A name on the map, in the layer `places` of the Protomaps schema. */
export interface Label {
  point: Point;
  properties: Readonly<Record<string, string | number>>;
  minZoom: number;
}

/** Most important first: of two that do not fit, the first stays. */
export function labels(): Label[] {
  return [...countryLabels(), ...stateLabels(), ...cityLabels(), ...postalLabels()];
}

function countryLabels(): Label[] {
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const spanish = new Intl.DisplayNames("es-US", { type: "region", fallback: "none" });
  return countries("middling").flatMap((country) => {
    const { point, size } = findMiddle(country);
    // Unicode knows countries by ISO's digits too.
    const region = country.id === undefined ? undefined : new Intl.Locale(`und-${country.id}`).region;
    const name = region === undefined ? undefined : english.of(region);
    if (region === undefined || name === undefined) return [];
    return [
      {
        point: region === "US" ? [-98.5, 39.8] : point,
        properties: { kind: "country", ...named(name, spanish.of(region) ?? name) },
        minZoom: size > 100 ? 2 : 4,
      },
    ];
  });
}

function stateLabels(): Label[] {
  const toSpanish = (english: string) =>
    STATES.find(({ names }) => names[0] === english)?.names[1] ?? english;
  const ofState = usStates().map((state) => ({ name: state.properties.name ?? "", ...findMiddle(state) }));
  const ofProvince = provinces().map(({ code, point }) => ({
    name: STATES.find((state) => state.country === "CA" && state.code === code)?.names[0] ?? "",
    point,
    size: 50,
  }));
  return [...ofState, ...ofProvince]
    .filter(({ name }) => name !== "")
    .map(({ name, point, size }) => ({
      point,
      properties: { kind: "region", ...named(name, toSpanish(name)) },
      minZoom: size > 6 ? 4 : 6,
    }));
}

function cityLabels(): Label[] {
  return readCities(read("cities.tsv.br"))
    .filter(({ population }) => population > 0)
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, longitude, latitude }) => ({
      point: [longitude, latitude],
      properties: {
        kind: "locality",
        kind_detail: classifyPlace(population),
        name,
        population: Number(population.toPrecision(1)),
      },
      minZoom: chooseFirstZoom(population),
    }));
}

function classifyPlace(population: number): string {
  if (population >= 100_000) return "city";
  return population >= 10_000 ? "town" : "village";
}

function chooseFirstZoom(population: number): number {
  if (population >= 1_000_000) return 4;
  if (population >= 300_000) return 5;
  return population >= 60_000 ? 6 : 7;
}

/** ZIP codes tell where one is when there are no streets. */
function postalLabels(): Label[] {
  return censusZips().map(({ code, longitude, latitude }) => ({
    point: [longitude, latitude],
    properties: { kind: "postal_code", name: code },
    minZoom: 7,
  }));
}

function read(name: string): string {
  return brotliDecompressSync(readFileSync(join(import.meta.dirname, "../gazetteer", name))).toString("utf8");
}

function named(name: string, spanish: string): Record<string, string> {
  return spanish === name ? { name } : { name, "name:es": spanish };
}

/** The middle of an area's largest part, and that part's square degrees. */
function findMiddle(area: Area): { point: Point; size: number } {
  let best: { area: number; point: Point; size: number } = { area: 0, point: [0, 0], size: 0 };
  for (const [ring = []] of listPolygons(area)) {
    let [sum, x, y] = [0, 0, 0];
    for (const [index, [fromX = 0, fromY = 0]] of ring.entries()) {
      const [toX = 0, toY = 0] = ring[(index + 1) % ring.length] ?? [];
      const cross = fromX * toY - toX * fromY;
      sum += cross;
      x += (fromX + toX) * cross;
      y += (fromY + toY) * cross;
    }
    if (Math.abs(sum) <= best.area) continue;
    best = {
      area: Math.abs(sum),
      point: [x / (3 * sum), y / (3 * sum)],
      size: Math.abs(sum) / 2,
    };
  }
  return best;
}
