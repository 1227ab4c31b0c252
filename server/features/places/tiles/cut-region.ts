import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { type Tile, writePmtiles } from "#db/basemap/write-pmtiles.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { openArchive, type TileArchive } from "./archive.ts";

/** The region to cut, and the files to read and write. */
interface Region {
  path: string;
  out: string;
  bounds: Bounds;
  /** Lowest and highest zoom; null: those of the file. */
  minZoom: number | null;
  maxZoom: number | null;
}

/** West, south, east, north, in degrees. */
type Bounds = readonly [west: number, south: number, east: number, north: number];

/** More would not fit into memory. */
const MAX_TILES = 300_000;
/** Latitude where the map's square ends. */
const EDGE = 85.0511;

/**
 * Reads a command line without the command's name.
 *
 * @throws OperatorError naming the argument that is wrong
 */
export function readRegionArguments(line: readonly string[]): Region {
  const { values, positionals } = parsed(line);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0 || values.bounds === undefined)
    throw new OperatorError(usageText("basemap:region"));
  const [minZoom, maxZoom] = [
    parseZoom("min-zoom", values["min-zoom"]),
    parseZoom("max-zoom", values["max-zoom"]),
  ];
  if (minZoom !== null && maxZoom !== null && minZoom > maxZoom) {
    throw new OperatorError("--min-zoom is above --max-zoom.");
  }
  const out = values.out ?? `${path.replace(/\.pmtiles$/, "")}-region.pmtiles`;
  return { path, out, bounds: parseBounds(values.bounds), minZoom, maxZoom };
}

function parsed(line: readonly string[]) {
  // Values such as -122.5 would be taken for options unless they are joined to theirs.
  const args = line.flatMap((word, index) => {
    if (word === "--bounds" && line[index + 1] !== undefined) return [`--bounds=${line[index + 1]}`];
    return line[index - 1] === "--bounds" ? [] : [word];
  });
  const option = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { bounds: option, out: option, "min-zoom": option, "max-zoom": option },
    });
  } catch (cause) {
    throw new OperatorError(usageText("basemap:region"), { cause });
  }
}

function parseZoom(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,2}$/.test(text) || Number(text) > 22) {
    throw new OperatorError(`--${name} is a whole number from 0 to 22, not "${text}".`);
  }
  return Number(text);
}

function parseBounds(text: string): Bounds {
  const [west, south, east, north, ...more] = text
    .split(",")
    .map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    more.length > 0 ||
    [west, south, east, north].some(Number.isNaN)
  ) {
    throw new OperatorError(
      `--bounds are four numbers, west,south,east,north, such as -122.55,37.7,-122.35,37.83; not "${text}".`,
    );
  }
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > 90 || Math.abs(north) > 90) {
    throw new OperatorError(
      "--bounds: longitudes are from -180 to 180 and latitudes from -90 to 90, in the order west,south,east,north.",
    );
  }
  if (west >= east || south >= north) {
    throw new OperatorError("--bounds: west is less than east, and south is less than north.");
  }
  return [west, south, east, north];
}

/**
 * Writes a PMTiles file with the tiles of a region, in the schema and with the attribution of the source file. Tiles on
 * the region's edge are included whole.
 *
 * @throws OperatorError where the file is not a map that can be drawn, nothing is inside, or the result exists
 */
export async function cutRegion(
  region: Region,
): Promise<{ tiles: number; bytes: number; minZoom: number; maxZoom: number }> {
  const archive = await openArchive(region.path);
  try {
    const bounds = overlap(region.bounds, archive);
    const minZoom = Math.max(region.minZoom ?? 0, archive.minZoom);
    const maxZoom = Math.min(region.maxZoom ?? archive.maxZoom, archive.maxZoom);
    if (minZoom > maxZoom) {
      throw new OperatorError(`${region.path} has zooms ${archive.minZoom} to ${archive.maxZoom} only.`);
    }
    const tiles = await tilesIn(archive, bounds, minZoom, maxZoom);
    if (tiles.length === 0) throw new OperatorError(`${region.path} has no tiles inside these bounds.`);
    const [west, south, east, north] = bounds;
    const file = writePmtiles({
      tiles,
      metadata: archive.metadata,
      minZoom,
      maxZoom,
      bounds,
      centre: [(west + east) / 2, (south + north) / 2, Math.min(12, maxZoom)],
    });
    await writeFile(region.out, file, { flag: "wx" }).catch((cause) => {
      throw new OperatorError(
        `${region.out} cannot be written, or exists already. Choose another name with --out.`,
        { cause },
      );
    });
    return { tiles: tiles.length, bytes: file.length, minZoom, maxZoom };
  } finally {
    await archive.close();
  }
}

function overlap([west, south, east, north]: Bounds, { bounds }: TileArchive): Bounds {
  const inside: Bounds = [
    Math.max(west, bounds[0]),
    Math.max(south, bounds[1], -EDGE),
    Math.min(east, bounds[2]),
    Math.min(north, bounds[3], EDGE),
  ];
  if (inside[0] >= inside[2] || inside[1] >= inside[3]) {
    throw new OperatorError(`Nothing is inside these bounds: the file covers ${bounds.join(",")}.`);
  }
  return inside;
}

async function tilesIn(
  archive: TileArchive,
  [west, south, east, north]: Bounds,
  minZoom: number,
  maxZoom: number,
): Promise<Tile[]> {
  const ranges: { z: number; left: number; top: number; right: number; bottom: number }[] = [];
  let count = 0;
  for (let z = minZoom; z <= maxZoom; z++) {
    const [left, top] = tileAt(z, west, north);
    const [right, bottom] = tileAt(z, east, south);
    count += (right - left + 1) * (bottom - top + 1);
    ranges.push({ z, left, top, right, bottom });
  }
  if (count > MAX_TILES) {
    throw new OperatorError(
      `The region has ${count} tiles, more than ${MAX_TILES}. Choose smaller bounds or a lower --max-zoom.`,
    );
  }
  const tiles: Tile[] = [];
  for (const { z, left, top, right, bottom } of ranges) {
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const tile = await archive.tile(z, x, y);
        if (tile !== null) tiles.push({ z, x, y, bytes: tile.isGzip ? tile.bytes : gzipSync(tile.bytes) });
      }
    }
  }
  return tiles;
}

/** Column and row of the tile that contains a point, in Web Mercator. */
function tileAt(zoom: number, longitude: number, latitude: number): [x: number, y: number] {
  const size = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * size);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size);
  const clamp = (value: number) => Math.max(0, Math.min(size - 1, value));
  return [clamp(x), clamp(y)];
}
