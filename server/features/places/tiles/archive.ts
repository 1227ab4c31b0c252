import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { type BrotliOptions, brotliDecompress, gunzip, type ZlibOptions } from "node:zlib";
import {
  Compression,
  findTile,
  type Header,
  PMTiles,
  SharedPromiseCache,
  type Source,
  TileType,
  zxyToTileId,
} from "pmtiles";
import { detectTileSchema, type TileSchema } from "#domain/places/basemap/basemap.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";

/** A PMTiles file of vector tiles, opened for reading. */
export interface TileArchive {
  /** Changes with the file's content. */
  readonly build: string;
  readonly schema: TileSchema;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  /** Plain text. */
  readonly attribution: string;
  /** Names, layers and attribution, as stored in the file. */
  readonly metadata: object;
  /** Reads a tile, gzipped or uncompressed; null where there is none. */
  tile(z: number, x: number, y: number): Promise<{ bytes: Uint8Array; isGzip: boolean } | null>;
  close(): Promise<void>;
}

/** Maximum size of a tile in bytes, as stored and unpacked. */
const MAX_TILE_BYTES = 4 * 1024 * 1024;
const MAX_PLAIN_TILE_BYTES = 32 * 1024 * 1024;
/** Maximum size of a directory or of the metadata, as stored and unpacked: far more than the format's own 16 KB need. */
const MAX_PART_BYTES = 16 * 1024 * 1024;
const MAX_PLAIN_PART_BYTES = 64 * 1024 * 1024;
/** Maximum depth of directories by the PMTiles format. */
const DEEPEST_DIRECTORY = 3;

/**
 * Opens a PMTiles file. Gzipped tiles are sent as stored.
 *
 * @throws OperatorError where it is not such a file, or of a schema that the map cannot draw
 */
export async function openArchive(path: string): Promise<TileArchive> {
  const file = await open(path, "r").catch(() => {
    throw new OperatorError(`The basemap ${path} cannot be read.`);
  });
  try {
    return await readArchive(file, path);
  } catch (cause) {
    await file.close();
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`The basemap ${path} is not a PMTiles file, version 3.`, { cause });
  }
}

async function readArchive(file: FileHandle, path: string): Promise<TileArchive> {
  const { size } = await file.stat();
  const source = createSource(file, path);
  const directories = new SharedPromiseCache(100, undefined, decompressPart);
  const header = await directories.getHeader(source);
  if (header.tileType !== TileType.Mvt) throw new OperatorError(`The basemap ${path} has no vector tiles.`);
  const metadata = await new PMTiles(source, directories, decompressPart).getMetadata();
  const { rootDirectoryOffset, rootDirectoryLength, tileDataOffset } = header;
  if (rootDirectoryOffset + rootDirectoryLength > size || tileDataOffset > size) {
    throw new OperatorError(`The basemap ${path} is incomplete: it ends before what it says it has.`);
  }
  const schema = detectTileSchema(layerNames(metadata));
  if (schema === null) {
    throw new OperatorError(
      `The basemap ${path} is neither in the Protomaps nor in the OpenMapTiles schema.`,
    );
  }
  return {
    build: await fingerprint(file),
    schema,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    // Both schemas are of OpenStreetMap data, which requires attribution.
    attribution: plainText(property(metadata, "attribution")) || "© OpenStreetMap contributors",
    metadata: typeof metadata === "object" && metadata !== null ? metadata : {},
    tile: (z, x, y) => readTile(file, source, directories, header, zxyToTileId(z, x, y)),
    close: () => file.close(),
  };
}

function createSource(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      if (!(length <= MAX_PART_BYTES)) throw new Error("A part of the file is longer than any has to be.");
      const bytes = await readAt(file, offset, length);
      return { data: exactBuffer(bytes) };
    },
  };
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}

async function readTile(
  file: FileHandle,
  source: Source,
  directories: SharedPromiseCache,
  header: Header,
  id: number,
): ReturnType<TileArchive["tile"]> {
  let { rootDirectoryOffset: offset, rootDirectoryLength: length } = header;
  for (let depth = 0; depth <= DEEPEST_DIRECTORY; depth++) {
    const entry = findTile(await directories.getDirectory(source, offset, length, header), id);
    if (entry === null) return null;
    if (entry.runLength > 0) {
      if (entry.length > MAX_TILE_BYTES) return null;
      const stored = await readAt(file, header.tileDataOffset + entry.offset, entry.length);
      // The tile lies beyond the end of the file.
      if (stored.length < entry.length) return null;
      if (header.tileCompression === Compression.Gzip) return { bytes: stored, isGzip: true };
      const plain = await decompressed(exactBuffer(stored), header.tileCompression, MAX_PLAIN_TILE_BYTES);
      return { bytes: new Uint8Array(plain), isGzip: false };
    }
    offset = (header.leafDirectoryOffset ?? 0) + entry.offset;
    length = entry.length;
  }
  return null;
}

/** Decompresses a tile for clients that do not accept gzip; null where the bytes are invalid. */
export async function unpackedTile(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)(bytes, {
      maxOutputLength: MAX_PLAIN_TILE_BYTES,
    });
  } catch {
    return null;
  }
}

function decompressPart(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  return decompressed(bytes, compression, MAX_PLAIN_PART_BYTES);
}

async function decompressed(
  bytes: ArrayBuffer,
  compression: Compression,
  maxOutputLength: number,
): Promise<ArrayBuffer> {
  switch (compression) {
    case Compression.Gzip:
      return exactBuffer(
        await promisify<ArrayBuffer, ZlibOptions, Buffer>(gunzip)(bytes, { maxOutputLength }),
      );
    case Compression.Brotli:
      return exactBuffer(
        await promisify<ArrayBuffer, BrotliOptions, Buffer>(brotliDecompress)(bytes, { maxOutputLength }),
      );
    case Compression.None:
    case Compression.Unknown:
      return bytes;
    default:
      throw new Error(`tiles are compressed in a way that is not known: ${compression}`);
  }
}

function exactBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}

/** Hashes both ends and the size, since hashing gigabytes would delay the start. */
async function fingerprint(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const end = 65_536;
  return createHash("sha256")
    .update(String(size))
    .update(await readAt(file, 0, 16_384))
    .update(await readAt(file, Math.max(0, size - end), Math.min(size, end)))
    .digest("hex")
    .slice(0, 12);
}

function layerNames(metadata: unknown): string[] {
  const layers = property(metadata, "vector_layers");
  if (!Array.isArray(layers)) return [];
  return layers.map((layer) => property(layer, "id")).filter((id) => typeof id === "string");
}

function property(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : null;
}

/** Attributions are usually HTML. */
function plainText(html: unknown): string {
  if (typeof html !== "string") return "";
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&copy;|&#169;/g, "©")
    .replaceAll(/&[a-z#\d]+;/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
