import { mergeSaved, type SavedArea } from "#domain/offline/city-pack/merge-saved.ts";
import { type OfflineDirectory, offlineDirectory } from "#domain/offline/city-pack/offline-directory.ts";
import { serviceOfReply, servicesOfPack } from "#domain/offline/city-pack/offline-service.ts";
import { buildSynonyms, type Synonyms } from "#domain/search/synonyms.ts";
import { savedArea, savedPack } from "../browser/saved-area.ts";
import { cachedServices, cacheNames } from "./reply-cache.ts";

/** All services that this device has stored, as a directory to search. */
export interface LocalDirectory {
  readonly directory: OfflineDirectory;
  readonly area: SavedArea | null;
  readonly synonyms: Synonyms;
}

let cachedDirectory: { from: string; here: Promise<LocalDirectory> } | null = null;
let changes = 0;

/** Call this after anything was stored. */
export function invalidateDirectory(): void {
  changes++;
}

/** Cached until something is stored or deleted. */
export async function localDirectory(): Promise<LocalDirectory> {
  const area = await savedArea();
  const from = JSON.stringify([changes, area, await cacheNames()]);
  if (cachedDirectory?.from !== from)
    cachedDirectory = { from, here: buildDirectory(area?.checkedAt ?? null) };
  return cachedDirectory.here;
}

async function buildDirectory(checkedAt: number | null): Promise<LocalDirectory> {
  const [area, cached] = await Promise.all([readArea(checkedAt), cachedServices()]);
  const synonyms = buildSynonyms(area?.synonyms ?? []);
  const replies = cached.map(({ service, at }) => serviceOfReply(service, at));
  return {
    directory: offlineDirectory(mergeSaved(area, replies), synonyms),
    area,
    synonyms,
  };
}

async function readArea(
  checkedAt: number | null,
): Promise<(SavedArea & { synonyms: readonly (readonly string[])[] }) | null> {
  const pack = checkedAt === null ? null : await savedPack();
  if (pack === null || checkedAt === null) return null;
  const [longitude, latitude] = pack.middle;
  return {
    middle: { longitude, latitude },
    radiusMiles: pack.radiusMiles,
    checkedAt,
    services: servicesOfPack(pack, checkedAt),
    synonyms: pack.synonyms,
    // A pack of an older version has none.
    county: pack.county ?? null,
  };
}
