import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writePmtiles } from "#db/basemap/write-pmtiles.ts";
import { openArchive } from "./archive.ts";
import { cutRegion, readRegionArguments } from "./cut-region.ts";

let folder: string;
let world: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amparo-region-"));
  world = join(folder, "world.pmtiles");
  const tiles = [0, 1, 2, 3].flatMap((z) =>
    Array.from({ length: 4 ** z }, (_, index) => {
      const [x, y] = [index % 2 ** z, Math.floor(index / 2 ** z)];
      return { z, x, y, bytes: gzipSync(`${z}/${x}/${y}`) };
    }),
  );
  const metadata = {
    attribution: "© Cartographers",
    vector_layers: [{ id: "earth" }, { id: "water" }],
  };
  const bounds = [-180, -85, 180, 85] as const;
  await writeFile(
    world,
    writePmtiles({ tiles, metadata, minZoom: 0, maxZoom: 3, bounds, centre: [0, 0, 1] }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function cut(name: string, ...more: string[]) {
  return cutRegion(readRegionArguments([world, "--out", join(folder, name), ...more]));
}

test("a region has its tiles and those above them, and nothing else", async () => {
  const result = await cut("west.pmtiles", "--bounds", "-170,10,-100,60");
  expect(result).toMatchObject({ minZoom: 0, maxZoom: 3 });
  const archive = await openArchive(join(folder, "west.pmtiles"));
  expect(archive).toMatchObject({ attribution: "© Cartographers", bounds: [-170, 10, -100, 60], maxZoom: 3 });
  const inside = await archive.tile(3, 0, 2);
  expect(inside && gunzipSync(inside.bytes).toString()).toBe("3/0/2");
  expect(await archive.tile(0, 0, 0)).not.toBeNull();
  expect(await archive.tile(3, 7, 7)).toBeNull();
  await archive.close();
});

test("zooms are limited, and no file is replaced", async () => {
  const region = ["--bounds", "-170,10,-100,60", "--min-zoom", "1", "--max-zoom", "2"];
  expect(await cut("zooms.pmtiles", ...region)).toMatchObject({ minZoom: 1, maxZoom: 2 });
  await expect(cut("zooms.pmtiles", ...region)).rejects.toThrow(/exists already/);
  await expect(cut("deep.pmtiles", ...region.slice(0, 2), "--min-zoom", "9")).rejects.toThrow(/zooms 0 to 3/);
});

test.each([
  [["map.pmtiles"], /Usage/],
  [["--bounds", "1,2,3,4"], /Usage/],
  [["a", "b", "--bounds", "1,2,3,4"], /Usage/],
  [["a", "--bounds", "1,2,3,4", "--what", "1"], /Usage/],
  [["a", "--bounds", "1,2,3"], /four numbers/],
  [["a", "--bounds", "1,2,3,4,5"], /four numbers/],
  [["a", "--bounds", "1,2,x,4"], /four numbers/],
  [["a", "--bounds", "37,-122,38,-121"], /-90 to 90/],
  [["a", "--bounds", "-190,2,3,4"], /-180 to 180/],
  [["a", "--bounds", "3,2,1,4"], /west is less/],
  [["a", "--bounds", "1,4,3,2"], /west is less/],
  [["a", "--bounds", "1,2,3,4", "--max-zoom", "40"], /--max-zoom/],
  [["a", "--bounds", "1,2,3,4", "--min-zoom", "5", "--max-zoom", "4"], /above/],
] as const)("%j is refused", (line, message) => {
  expect(() => readRegionArguments(line)).toThrow(message);
});

test("a file that is no map and a missing one are named", async () => {
  const text = join(folder, "text.pmtiles");
  await writeFile(text, "no map".repeat(100));
  const region = { ...readRegionArguments([text, "--bounds", "1,2,3,4"]) };
  await expect(cutRegion(region)).rejects.toThrow(/not a PMTiles file/);
  await expect(cutRegion({ ...region, path: join(folder, "none") })).rejects.toThrow(/cannot be read/);
});

describe.each([
  ["hmb", [-122.45, 37.45, -122.42, 37.47], [-100, 30, -99, 31]],
  ["sf-downtown", [-122.402, 37.788, -122.398, 37.792], [-100, 30, -99, 31]],
  ["baltimore", [-76.62, 39.285, -76.61, 39.295], [-100, 30, -99, 31]],
] as const)("an extract %s", (name, bounds, elsewhere) => {
  const path = join(import.meta.dirname, "../../../../shared/data/basemap", `${name}.pmtiles`);

  test.skipIf(!existsSync(path))("is cut to a smaller file with the same attribution and tiles", async () => {
    const out = join(folder, `${name}.pmtiles`);
    const region = { path, out, bounds, minZoom: null, maxZoom: null };
    const { bytes, maxZoom } = await cutRegion(region);
    const [whole, part] = [await openArchive(path), await openArchive(out)];
    expect(part).toMatchObject({ schema: whole.schema, attribution: whole.attribution, maxZoom });
    expect(bytes).toBeGreaterThan(1000);
    const [x, y] = middleTile(maxZoom, bounds);
    const [found, original] = [await part.tile(maxZoom, x, y), await whole.tile(maxZoom, x, y)];
    if (found === null || original === null) throw new Error("the deepest tile in the middle is missing");
    expect(plain(found).length).toBeGreaterThan(100);
    expect(plain(found).equals(plain(original))).toBe(true);
    expect(bytes).toBeLessThan((await stat(path)).size);
    await Promise.all([whole.close(), part.close()]);
    await expect(
      cutRegion({ ...region, bounds: elsewhere, out: join(folder, `${name}-elsewhere.pmtiles`) }),
    ).rejects.toThrow(/Nothing is inside/);
  });
});

function plain({ bytes, isGzip }: { bytes: Uint8Array; isGzip: boolean }): Buffer {
  return isGzip ? gunzipSync(bytes) : Buffer.from(bytes);
}

function middleTile(zoom: number, [west, south, east, north]: readonly [number, number, number, number]) {
  const radians = ((south + north) * Math.PI) / 360;
  const row = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(((west + east + 360) / 720) * 2 ** zoom), Math.floor(row * 2 ** zoom)] as const;
}
