import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BASEMAP_ADDRESS, type Basemap, type BasemapLayer } from "#domain/places/basemap/basemap.ts";
import { contentCoding } from "#server/base/http/negotiation.ts";
import { openArchive, type TileArchive, unpackedTile } from "./archive.ts";

/** The built-in basemap; see `npm run basemap`. */
const STAND_ALONE = join(import.meta.dirname, "../../../../db/basemap/basemap.pmtiles");
/** The made-up streets of the demonstration. */
const DEMO_HARBOR = join(import.meta.dirname, "../../../../db/basemap/demo-harbor.pmtiles");

/** Deepest zoom of any street map. */
const DEEPEST_ZOOM = 22;

/**
 * Serves single tiles, since service workers cannot cache ranges of a file: `/tiles/{z}/{x}/{y}` from the
 * operator's file where one is set, else from the built-in one, which is then below it at
 * `/tiles/base/{z}/{x}/{y}`. With the demonstration, `/tiles/demo/{z}/{x}/{y}` has its streets.
 *
 * @param options.path a PMTiles file; null: only the built-in one
 * @throws OperatorError where the file cannot be used
 */
export async function addTiles(
  app: FastifyInstance,
  { path, isDemonstration }: { path: string | null; isDemonstration: boolean },
): Promise<void> {
  const ours = await openArchive(STAND_ALONE);
  const demonstration = isDemonstration ? await openArchive(DEMO_HARBOR) : null;
  const theirs = path === null ? null : await openArchive(path);
  app.addHook("onClose", async () => {
    await ours.close();
    await demonstration?.close();
    await theirs?.close();
  });
  const sets: TileSet[] = [
    { prefix: theirs === null ? "/tiles" : "/tiles/base", covers: "WORLD", archive: ours },
    ...(demonstration === null
      ? []
      : [{ prefix: "/tiles/demo", covers: "DEMONSTRATION", archive: demonstration } as const]),
    ...(theirs === null ? [] : [{ prefix: "/tiles", covers: "REGION", archive: theirs } as const]),
  ];
  const basemap: Basemap = { layers: sets.map(toLayer) };
  // Tiles are not rate-limited: a screen requests dozens of them together, each a short read.
  const config = { rateLimit: false as const };
  app.get(BASEMAP_ADDRESS, { config }, (_, reply) =>
    reply.header("cache-control", "public, max-age=300").send(basemap),
  );
  for (const { prefix, archive } of sets) {
    app.get<{ Params: TileParams }>(`${prefix}/:z/:x/:y`, { config }, (request, reply) =>
      sendTile(archive, request, reply),
    );
  }
}

interface TileSet {
  prefix: string;
  covers: BasemapLayer["covers"];
  archive: TileArchive;
}

function toLayer({ prefix, covers, archive }: TileSet): BasemapLayer {
  const { build, schema, maxZoom, bounds, attribution } = archive;
  return { tiles: `${prefix}/{z}/{x}/{y}?v=${build}`, covers, schema, maxZoom, bounds, attribution };
}

interface TileParams {
  z: string;
  x: string;
  y: string;
}

async function sendTile(
  archive: TileArchive,
  request: FastifyRequest<{ Params: TileParams }>,
  reply: FastifyReply,
) {
  const address = parseTileAddress(request.params);
  if (address === null) return reply.callNotFound();
  const isOfThisBuild = request.url.endsWith(`?v=${archive.build}`);
  reply.header(
    "cache-control",
    isOfThisBuild ? "public, max-age=31536000, immutable" : "public, max-age=300",
  );
  const [z, x, y] = address;
  const tile = z > archive.maxZoom ? null : await archive.tile(z, x, y).catch(() => "unreadable" as const);
  if (tile === "unreadable") return sendNone(reply);
  if (tile === null) return reply.code(204).send();
  reply.type("application/vnd.mapbox-vector-tile").header("vary", "Accept-Encoding");
  if (!tile.isGzip) return reply.send(tile.bytes);
  if (contentCoding(request, ["gzip", "identity"]) === "gzip") {
    return reply.header("content-encoding", "gzip").send(tile.bytes);
  }
  const plain = await unpackedTile(tile.bytes);
  return plain === null ? sendNone(reply.removeHeader("content-type")) : reply.send(plain);
}

/**
 * Replies without a tile where the file is damaged or cannot be read now: the map is drawn without it, for a few
 * minutes.
 */
function sendNone(reply: FastifyReply) {
  return reply.header("cache-control", "public, max-age=300").code(204).send();
}

/** Whole numbers without signs or leading zeros, so that each tile has one address. Null: not a tile address. */
function parseTileAddress({ z, x, y }: TileParams): [z: number, x: number, y: number] | null {
  if (![z, x, y].every((text) => /^(0|[1-9]\d{0,7})$/.test(text))) return null;
  const [zoom, column, row] = [Number(z), Number(x), Number(y)];
  return zoom > DEEPEST_ZOOM || column >= 2 ** zoom || row >= 2 ** zoom ? null : [zoom, column, row];
}
