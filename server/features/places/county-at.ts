import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type CountyKey, type CountyShapes, countyFinder } from "#domain/places/county-shapes.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** The county of a point; null at sea, and outside of the United States. */
export type CountyAt = (point: Coordinates) => Promise<CountyKey | null>;

/** Reads the boundaries with the first question: a directory may never ask one. */
export function countyAtPoint(): CountyAt {
  let finder: Promise<(point: Coordinates) => CountyKey | null> | null = null;
  return async (point) => {
    finder ??= readShapes().then(countyFinder);
    return (await finder)(point);
  };
}

/** The committed file, made by `db/counties/build-county-shapes.ts`. */
async function readShapes(): Promise<CountyShapes> {
  const file = await readFile(join(import.meta.dirname, "../../../db/counties/county-shapes.json.br"));
  return JSON.parse(brotliDecompressSync(file).toString("utf8"));
}
