import type { Language } from "#domain/base/languages/language.ts";
import { AWAY_PATH } from "../pages/special-paths.ts";
import type { NetworkPatience } from "./network-patience.ts";

/**
 * The files of the app, one cache for each build: what every page needs, in both languages. The build writes the list
 * of them, and its name, into this file.
 */

declare const PRECACHED: readonly string[];
declare const PRECACHED_WITH_AREA: readonly string[];
declare const PRECACHED_WITH_LANGUAGE: Readonly<Record<string, readonly string[]>>;
declare const BUILD: string;

const PREFIX = "app-";
const OWN = `${PREFIX}${BUILD}`;
/** The build before stays, for pages of it that are still open. */
const MAX_BUILDS = 2;

/** Caches all of them, or none. @throws where one cannot be loaded */
export function installFiles(): Promise<void> {
  return install(PRECACHED);
}

/** Caches what answers without a network where an area is saved: the help chat. @throws where one cannot be loaded */
export function installAreaFiles(): Promise<void> {
  return install(PRECACHED_WITH_AREA);
}

/** Caches the words and documents of a further language, once a page was seen in it. @throws where one cannot be loaded */
export async function installLanguage(language: Language): Promise<void> {
  const addresses = PRECACHED_WITH_LANGUAGE[language];
  if (addresses === undefined || (await shellDocument(language)) !== undefined) return;
  // The documents say that all is there, so they come last: what is cut off on the way is brought by the next visit.
  await install(addresses.filter(isAsset));
  await install(addresses.filter((address) => !isAsset(address)));
}

async function install(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(
    addresses.map(async (address) => {
      // The names of assets change with their contents: what an older build has is the same.
      const known = isAsset(address) ? await caches.match(address, { ignoreVary: true }) : undefined;
      const reply = known ?? (await fetch(address, { credentials: "omit" }));
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
      await cache.put(address, reply);
    }),
  );
}

export async function deleteOlderFiles(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  for (const name of builds.slice(0, Math.max(0, builds.length - MAX_BUILDS + 1))) await caches.delete(name);
}

/** Whether a file's address contains its hash, or the file hardly changes. */
export function isFile(path: string): boolean {
  return isAsset(path) || /^\/(icon[\w.-]*|manifest\.webmanifest)$/.test(path);
}

/**
 * Returns a file from the cache, or else from the network; assets are then cached.
 *
 * @throws where the network does not answer in time
 */
export async function file(request: Request, network: NetworkPatience): Promise<Response> {
  const known = await caches.match(request.url, { ignoreVary: true });
  if (known !== undefined) return known;
  const reply = await network.atLast(fetch(request));
  if (reply.ok && isAsset(new URL(request.url).pathname)) {
    await (await caches.open(OWN)).put(request.url, reply.clone());
  }
  return reply;
}

/** The document around a page that the browser draws; undefined before the installation. */
export function shellDocument(language: Language): Promise<Response | undefined> {
  return ownFile(`/shell?lang=${language}`);
}

/** The neutral page that a quick exit leads to without a network. */
export function awayDocument(language: Language): Promise<Response | undefined> {
  return ownFile(`${AWAY_PATH}?lang=${language}`);
}

async function ownFile(address: string): Promise<Response | undefined> {
  return (await caches.open(OWN)).match(address, { ignoreVary: true });
}

function isAsset(path: string): boolean {
  return path.startsWith("/assets/");
}
