import { type KeptDirectory, keptDirectory } from "#domain/city-pack/kept-directory.ts";
import { serviceOfReply, servicesOfPack } from "#domain/city-pack/kept-service.ts";
import { type KeptArea, mergeKept } from "#domain/city-pack/merge-kept.ts";
import { type Synonyms, synonymsOf } from "#domain/search/synonyms.ts";
import { savedArea, savedPack } from "../browser/saved-area.ts";
import { keptCaches, seenServices } from "./kept-replies.ts";

/** Everything that this phone keeps of services, ready to be asked. */
export interface DirectoryHere {
  readonly directory: KeptDirectory;
  readonly area: KeptArea | null;
  readonly synonyms: Synonyms;
}

let made: { from: string; here: Promise<DirectoryHere> } | null = null;
let changes = 0;

/** To be called when something was kept. */
export function directoryChanged(): void {
  changes++;
}

/** The same while nothing was kept or forgotten. */
export async function directoryHere(): Promise<DirectoryHere> {
  const area = await savedArea();
  const from = JSON.stringify([changes, area, await keptCaches()]);
  if (made?.from !== from) made = { from, here: make(area?.checkedAt ?? null) };
  return made.here;
}

async function make(checkedAt: number | null): Promise<DirectoryHere> {
  const [area, seen] = await Promise.all([readArea(checkedAt), seenServices()]);
  const synonyms = synonymsOf(area?.synonyms ?? []);
  const replies = seen.map(({ service, at }) => serviceOfReply(service, at));
  return {
    directory: keptDirectory(mergeKept(area, replies), synonyms),
    area,
    synonyms,
  };
}

async function readArea(
  checkedAt: number | null,
): Promise<(KeptArea & { synonyms: readonly (readonly string[])[] }) | null> {
  const pack = checkedAt === null ? null : await savedPack();
  if (pack === null || checkedAt === null) return null;
  const [longitude, latitude] = pack.middle;
  return {
    middle: { longitude, latitude },
    radiusMiles: pack.radiusMiles,
    checkedAt,
    services: servicesOfPack(pack, checkedAt),
    synonyms: pack.synonyms,
  };
}
