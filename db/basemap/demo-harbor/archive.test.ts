import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PMTiles } from "pmtiles";
import { expect, test } from "vitest";
import { demonstrationDirectory } from "#db/demo/directory.ts";
import { demoHarborArchive, isIn, landAndSea, tileAt, townStreets } from "./archive.ts";
import { PLACE_NAMES, WATER_NAMES } from "./ground.ts";
import { distanceToLine } from "./lines.ts";
import { QUARTERS, STREETS } from "./streets.ts";

/** The made-up streets fit the addresses and pins of the demonstration. */

const METRES_OF_A_MILE = 1609.344;
const FURTHEST_METRES = 60;

const FILE = join(import.meta.dirname, "../demo-harbor.pmtiles");
const services = demonstrationDirectory("2026-06-15");
const streets = townStreets();

test("every pin stands on land", () => {
  const { land, sea } = landAndSea();
  const inTheWater = services.filter(({ at }) => at !== null && (!isIn(at, land) || isIn(at, sea)));
  expect(services.length).toBeGreaterThan(50);
  expect(inTheWater.map(({ key }) => key)).toEqual([]);
});

test("the street of every address passes its pin", () => {
  const names = new Set(streets.flatMap(({ name }) => name ?? []));
  const far = services.flatMap(({ key, address1, at }) => {
    if (address1 === null || at === null) return [];
    const name = [...names].find((one) => address1.includes(one));
    const ofName = streets.filter((street) => street.name === name);
    const metres = Math.min(...ofName.map(({ points }) => distanceToLine(at, points))) * METRES_OF_A_MILE;
    return metres <= FURTHEST_METRES ? [] : [`${key}: ${address1}, ${Math.round(metres)} m`];
  });
  expect(far).toEqual([]);
});

test("no two streets have one name, and nothing on the map is named after a service", () => {
  const names = [
    ...STREETS.flatMap(({ name }) => name ?? []),
    ...QUARTERS.flatMap(({ along, across }) => [...along, ...across]),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const shown = new Set([...names, ...[...PLACE_NAMES, ...WATER_NAMES].map(({ name }) => name)]);
  expect(services.filter(({ name }) => shown.has(name))).toEqual([]);
});

test("the archive is what its sources give, and small", async () => {
  const file = await readFile(FILE);
  expect(file.length).toBeLessThan(200_000);
  const [stored, built] = [tilesIn(file), tilesIn(demoHarborArchive())];
  expect(await stored.getMetadata()).toMatchObject({ attribution: "Demo" });
  expect(await built.getMetadata()).toEqual(await stored.getMetadata());
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await stored.getHeader();
  expect([minZoom, maxZoom]).toEqual([10, 14]);
  let count = 0;
  for (let z = minZoom; z <= maxZoom; z++) {
    const [left, top] = tileAt(z, { longitude: minLon, latitude: maxLat });
    const [right, bottom] = tileAt(z, { longitude: maxLon, latitude: minLat });
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        // Uncompressed: compressed bytes may differ from one computer to another.
        const [is, should] = [await stored.getZxy(z, x, y), await built.getZxy(z, x, y)];
        expect(is && Buffer.from(is.data).toString("hex")).toBe(
          should && Buffer.from(should.data).toString("hex"),
        );
        count += is === undefined ? 0 : 1;
      }
    }
  }
  expect(count).toBeGreaterThan(100);
});

function tilesIn(file: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => "",
    getBytes: async (offset, length) => ({
      data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
    }),
  });
}
