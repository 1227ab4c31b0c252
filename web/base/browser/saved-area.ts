import { buildCallPath } from "#domain/base/contract/address.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import type { VisitorPlace } from "./visitor-place.ts";
import { writeCoordinate } from "./visitor-place.ts";

/**
 * The area that a visitor saved for offline use: its pack as received, and the few facts that screens show. It stays
 * until it is removed, or until a quick exit that clears saved data. Pages and the worker share it.
 */

export interface SavedArea {
  /** "Harbor City, CA"; empty: around where the visitor stood. */
  label: string;
  /** Coordinates as they were requested. */
  longitude: number;
  latitude: number;
  /** Epoch milliseconds at which it was last known to be what the server has. */
  checkedAt: number;
  /** Size as transferred, compressed. */
  bytes: number;
  services: number;
  radiusMiles: number;
  isCut: boolean;
  tag: string | null;
  /** Generation of the withheld services when it was asked for; null where that is unknown. */
  generation: string | null;
}

const CACHE = "kept-area";
const PACK = "/kept/area";
const FACTS = "/kept/area-facts";

/** Returns the saved area; null where none is saved, or this browser stores nothing. */
export async function savedArea(): Promise<SavedArea | null> {
  try {
    if (!(await caches.has(CACHE))) return null;
    const stored = await (await caches.open(CACHE)).match(FACTS);
    const facts: SavedArea | undefined = await stored?.json();
    return facts ?? null;
  } catch {
    return null;
  }
}

/** The pack itself. */
export async function savedPack(): Promise<CityPack | null> {
  try {
    const stored = await (await caches.open(CACHE)).match(PACK);
    const pack: CityPack | undefined = await stored?.json();
    return pack ?? null;
  } catch {
    return null;
  }
}

/**
 * Fetches the area around a place, or asks whether the saved one is still current, and stores it in place of any other.
 *
 * @param now epoch milliseconds
 * @returns what is saved then; null where nothing came, and what was saved stays
 */
export async function saveArea(
  place: Pick<VisitorPlace, "label" | "longitude" | "latitude">,
  now: number,
): Promise<SavedArea | null> {
  const { label, longitude, latitude } = place;
  const before = await savedArea();
  const generation = await fetchGeneration();
  const isSame = before !== null && before.longitude === longitude && before.latitude === latitude;
  try {
    // Sent without cookies: the pack is the same for everyone.
    const query = { nearCoordinate: writeCoordinate(place) };
    const reply = await fetch(buildCallPath("GET /city-pack", { query }), {
      credentials: "omit",
      headers: isSame && before.tag !== null ? { "if-none-match": before.tag } : {},
    });
    if (reply.status === 304 && before !== null)
      return await storeFacts({ ...before, checkedAt: now, generation });
    if (!reply.ok) return null;
    const text = await reply.text();
    const pack: CityPack = JSON.parse(text);
    const cache = await caches.open(CACHE);
    await cache.put(PACK, new Response(text, { headers: { "content-type": "application/json" } }));
    return await storeFacts({
      label,
      longitude,
      latitude,
      checkedAt: now,
      bytes: Number(reply.headers.get("content-length") ?? text.length),
      services: pack.services.length,
      radiusMiles: pack.radiusMiles,
      isCut: pack.isCut,
      tag: reply.headers.get("etag"),
      generation,
    });
  } catch {
    return null;
  }
}

/** Fetches the generation of the withheld services; null where the server does not answer. */
export async function fetchGeneration(): Promise<string | null> {
  try {
    const reply = await fetch(buildCallPath("GET /city-pack/generation"), { credentials: "omit" });
    const found: { generation: string } | null = reply.ok ? await reply.json() : null;
    return found?.generation ?? null;
  } catch {
    return null;
  }
}

export async function removeArea(): Promise<void> {
  await caches.delete(CACHE).catch(() => {});
}

async function storeFacts(facts: SavedArea): Promise<SavedArea> {
  const cache = await caches.open(CACHE);
  await cache.put(FACTS, new Response(JSON.stringify(facts)));
  return facts;
}
