import type { Manifest } from "#server/features/pages/web-files.ts";
import { ICONS } from "./draw-icons.ts";

/** Modules that are useless offline: the map, and whatever needs an account. */
const NEED_NETWORK =
  /^web\/features\/(account|history|editable-rows|map|service-form)\/|^domain\/words\/\w\w\/(account|map)\.|^_map-/;
/** These pages need the server, but their placeholders do not. */
const TABLE_ONLY = "web/pages/account-page-components.tsx";

/** URLs of the files that the worker precaches: the entry, and every module that it may import. */
function precachedFiles(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
    if (name === TABLE_ONLY) return;
    for (const imported of chunk.dynamicImports ?? []) if (!NEED_NETWORK.test(imported)) add(imported);
  };
  add(entry);
  return [...files].sort();
}

/** Everything that the worker precaches. */
export function precached(manifest: Manifest): string[] {
  return [
    ...precachedFiles(manifest, "web/entry-browser.tsx"),
    ...["en", "es"].flatMap((language) => [
      `/shell?lang=${language}`,
      `/away?lang=${language}`,
      `/manifest.webmanifest${language === "es" ? "?lang=es" : ""}`,
    ]),
    "/icon.svg",
    ...ICONS.map(({ name }) => `/${name}`),
  ];
}
