import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";

/** One tile, compressed with gzip. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

export interface TileSet {
  tiles: readonly Tile[];
  metadata: object;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number];
  /** Longitude, latitude and zoom to begin with. */
  centre: readonly [number, number, number];
}

interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const HEADER = 127;
/** The root directory must lie within the file's first 16 KiB. */
const ROOT_MAX = 16_384 - HEADER;
const LEAF_ENTRIES = 4096;

/**
 * A PMTiles archive, version 3 (github.com/protomaps/PMTiles, spec/v3). Equal tiles are stored once.
 * The same tiles give the same bytes.
 */
export function writePmtiles({ tiles, metadata, minZoom, maxZoom, bounds, centre }: TileSet): Buffer {
  const { entries, contents, data } = layOut(tiles);
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(HEADER);
  header.write("PMTiles", "latin1");
  header.writeUInt8(3, 7);
  const sections = [root.length, about.length, leaves.length, data.length];
  let offset = HEADER;
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  header.writeBigUInt64LE(BigInt(tiles.length), 72);
  header.writeBigUInt64LE(BigInt(entries.length), 80);
  header.writeBigUInt64LE(BigInt(contents), 88);
  header.writeUInt8(1, 96); // in the order of ids
  header.writeUInt8(2, 97); // directories: gzip
  header.writeUInt8(2, 98); // tiles: gzip
  header.writeUInt8(1, 99); // vector tiles
  header.writeUInt8(minZoom, 100);
  header.writeUInt8(maxZoom, 101);
  for (const [index, value] of bounds.entries()) {
    header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4);
  }
  header.writeUInt8(centre[2], 118);
  header.writeInt32LE(Math.round(centre[0] * 1e7), 119);
  header.writeInt32LE(Math.round(centre[1] * 1e7), 123);
  return Buffer.concat([header, root, about, leaves, data]);
}

function layOut(tiles: readonly Tile[]): { entries: Entry[]; contents: number; data: Buffer } {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: tile.bytes }))
    .sort((a, b) => a.id - b.id);
  const known = new Map<string, number>();
  const stored: Uint8Array[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const { id, bytes } of sorted) {
    const key = createHash("sha256").update(bytes).digest("base64");
    let at = known.get(key);
    if (at === undefined) {
      at = offset;
      known.set(key, at);
      stored.push(bytes);
      offset += bytes.length;
    }
    const last = entries.at(-1);
    if (last !== undefined && last.offset === at && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, offset: at, length: bytes.length });
  }
  return { entries, contents: stored.length, data: Buffer.concat(stored) };
}

function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const single = directory(entries);
  if (single.length <= ROOT_MAX) return { root: single, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(start, start + LEAF_ENTRIES));
    root.push({ id: entries[start]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(root), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1];
      // Zero: directly after the one before.
      return before !== undefined && offset === before.offset + before.length ? 0 : offset + 1;
    }),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)), { level: 9 });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return bytes;
}
