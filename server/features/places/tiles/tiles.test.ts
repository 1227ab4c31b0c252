import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { BASEMAP_ADDRESS, type Basemap } from "#domain/places/basemap/basemap.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { addTiles } from "./add-tiles.ts";
import { openArchive } from "./archive.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** The address of an app that has tiles and nothing else. */
async function serveTiles(path: string | null, isDemonstration = false): Promise<string> {
  const app = fastify();
  apps.push(app);
  await addTiles(app, { path, isDemonstration });
  return app.listen({ host: "127.0.0.1", port: 0 });
}

async function readBasemap(address: string): Promise<Basemap> {
  const reply = await fetch(`${address}${BASEMAP_ADDRESS}`);
  expect(reply.status).toBe(200);
  return reply.json();
}

function tileAddress(template: string, z: number, longitude: number, latitude: number): string {
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
}

describe("the map that every install has", () => {
  test("is described, and its tiles may be cached forever", async () => {
    const address = await serveTiles(null);
    const { layers } = await readBasemap(address);
    expect(layers).toHaveLength(1);
    const [layer] = layers;
    if (layer === undefined) throw new Error("no layer");
    expect(layer).toMatchObject({
      schema: "protomaps",
      maxZoom: 7,
      attribution: "U.S. Census Bureau · Natural Earth · GeoNames",
    });
    const reply = await fetch(address + tileAddress(layer.tiles, 7, -80.2, 25.77));
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const content = Buffer.from(await reply.arrayBuffer()).toString("latin1");
    for (const name of ["earth", "places", "Miami", "33101".slice(0, 3)]) expect(content).toContain(name);
  });

  test("names the towns and countries in both languages", async () => {
    const address = await serveTiles(null);
    const content = Buffer.from(await (await fetch(`${address}/tiles/4/3/6`)).arrayBuffer()).toString("utf8");
    expect(content).toContain("name:es");
    expect(content).toContain("Nuevo México");
  });

  test("a tile of another build is cached for minutes only", async () => {
    const address = await serveTiles(null);
    for (const query of ["", "?v=0123456789ab"]) {
      const reply = await fetch(`${address}/tiles/0/0/0${query}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get("cache-control")).toBe("public, max-age=300");
    }
  });

  test.each(["identity", "br, gzip;q=0"])("who takes no gzip (%s) gets the tile itself", async (accepted) => {
    const address = await serveTiles(null);
    const reply = await fetch(`${address}/tiles/0/0/0`, { headers: { "accept-encoding": accepted } });
    expect(reply.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await reply.arrayBuffer()).toString("latin1")).toContain("earth");
  });

  test("where there is only sea, or deeper than it goes, there is no tile", async () => {
    const address = await serveTiles(null);
    expect((await fetch(address + tileAddress("/tiles/{z}/{x}/{y}", 7, -140, 20))).status).toBe(204);
    expect((await fetch(`${address}/tiles/8/0/0`)).status).toBe(204);
  });

  test.each([
    "23/0/0",
    "1/2/0",
    "1/0/2",
    "-1/0/0",
    "01/0/0",
    "1.5/0/0",
    "a/b/c",
    "0/0/0x",
    "1e1/0/0",
    "99999999999/0/0",
    "0/0",
    "../../etc/passwd",
    "%2e%2e/0/0",
  ])("%s is no address of a tile", async (path) => {
    const address = await serveTiles(null);
    expect((await fetch(`${address}/tiles/${path}`)).status).toBe(404);
  });
});

describe("the streets of the demonstration", () => {
  test("lie upon our map, with the demonstration alone", async () => {
    const address = await serveTiles(null, true);
    const { layers } = await readBasemap(address);
    expect(layers.map(({ covers }) => covers)).toEqual(["WORLD", "DEMONSTRATION"]);
    const streets = layers[1];
    expect(streets).toMatchObject({ schema: "protomaps", maxZoom: 14 });
    expect(streets?.attribution).toBe("Demo");
    const tile = await fetch(address + tileAddress(streets?.tiles ?? "", 14, -123.896, 39.872));
    expect(tile.status).toBe(200);
    expect(tile.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await tile.arrayBuffer()).toString("latin1")).toContain("Lantern St");
    const without = await serveTiles(null);
    expect((await fetch(`${without}/tiles/demo/14/2553/6221`)).status).toBe(404);
  });
});

describe.each([
  ["hmb", "protomaps", -122.43, 37.46],
  ["sf-downtown", "openmaptiles", -122.4, 37.79],
  ["baltimore", "openmaptiles", -76.61, 39.29],
] as const)("an operator's extract %s", (name, schema, longitude, latitude) => {
  const path = join(import.meta.dirname, "../../../../shared/data/basemap", `${name}.pmtiles`);

  test.skipIf(!existsSync(path))(`is read as ${schema} and lies upon ours`, async () => {
    const address = await serveTiles(path);
    const { layers } = await readBasemap(address);
    expect(layers.map((layer) => layer.schema)).toEqual(["protomaps", schema]);
    const [base, streets] = layers;
    if (base === undefined || streets === undefined) throw new Error("not both layers");
    expect(base.tiles).toMatch(/^\/tiles\/base\//);
    expect(streets.attribution).toContain("OpenStreetMap");
    expect(streets.attribution).not.toMatch(/[<>]/);
    const [west, south, east, north] = streets.bounds;
    expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
    const zoom = Math.min(streets.maxZoom, 14);
    const tile = await fetch(address + tileAddress(streets.tiles, zoom, longitude, latitude));
    expect(tile.status).toBe(200);
    const content = Buffer.from(await tile.arrayBuffer()).toString("latin1");
    expect(content).toContain(schema === "protomaps" ? "roads" : "transportation");
    expect((await fetch(address + tileAddress(streets.tiles, zoom, 10, 50))).status).toBe(204);
  });
});

test("what is no map is refused in one line", async () => {
  const folder = tmpdir();
  await expect(openArchive(join(folder, "no-such-file.pmtiles"))).rejects.toThrow(OperatorError);
  const garbage = join(folder, `garbage-${process.pid}.pmtiles`);
  await writeFile(garbage, "this is no map".repeat(100));
  await expect(openArchive(garbage)).rejects.toThrow(/is not a PMTiles file/);
  await writeFile(garbage, "");
  await expect(openArchive(garbage)).rejects.toThrow(/is not a PMTiles file/);
});
