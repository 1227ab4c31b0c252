import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { readCities, readCounties, readPostalAreas } from "#domain/places/gazetteer-lines.ts";
import type { PlacesToStore } from "./store-places.ts";

const FOLDER = join(import.meta.dirname, "../../../db/gazetteer");

/** The files of the gazetteer, read on demand. */
export interface GazetteerFiles {
  /** SHA-256 of the files. */
  fingerprint: Buffer;
  places(): PlacesToStore;
}

export async function gazetteerFiles(): Promise<GazetteerFiles> {
  const [cities, areas, counties] = await Promise.all([
    readFile(join(FOLDER, "cities.tsv.br")),
    readFile(join(FOLDER, "postal-areas.tsv.br")),
    readFile(join(FOLDER, "counties.tsv.br")),
  ]);
  return {
    fingerprint: createHash("sha256").update(cities).update(areas).update(counties).digest(),
    places: () => ({
      cities: readCities(brotliDecompressSync(cities).toString("utf8")),
      areas: readPostalAreas(brotliDecompressSync(areas).toString("utf8")),
      counties: readCounties(brotliDecompressSync(counties).toString("utf8")),
    }),
  };
}
