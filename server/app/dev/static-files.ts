import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress } from "#server/base/pages/build-web.ts";
import { drawIcons } from "#server/base/pages/draw-icons.ts";
import { BUILD_DIR, ROOT } from "#server/base/pages/web-files.ts";

/**
 * In development nothing is cached in the browser. This worker replaces one that `npm start` registered at this
 * address, and unregisters itself.
 */
const UNREGISTERING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/**
 * Writes the files of a build that are not bundled: icons and a service worker.
 *
 * @returns the folder
 */
export async function writeStaticFiles(): Promise<string> {
  const folder = join(BUILD_DIR, "dev");
  await mkdir(join(folder, "assets"), { recursive: true });
  await cp(join(ROOT, "web/public"), folder, { recursive: true });
  await drawIcons(folder);
  await writeFile(join(folder, "sw.js"), UNREGISTERING_WORKER);
  await compress(join(folder, "sw.js"));
  return folder;
}
