import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCEPTED, MAX_PICTURE_BYTES, pictureName } from "#checks/screens/accepted-pictures.ts";
import { SCREENS } from "#checks/screens/screen-table.ts";
import { PAGES } from "#web/base/pages/page-table.ts";

/** The rendered screens, and the accepted pictures. */

test("every page of the table of pages is drawn", () => {
  const drawn = new Set<string>(SCREENS.filter(({ state }) => state === "full").map(({ page }) => page));
  expect(Object.keys(PAGES).filter((name) => !drawn.has(name))).toEqual([]);
});

test("no two screens have one name", () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("twelve pictures are accepted, of at most 100 kB each, and no other is left", () => {
  const folder = join(import.meta.dirname, "../screens/accepted");
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(ACCEPTED.map((picture) => `${pictureName(picture)}.webp`).sort());
  expect(files).toHaveLength(12);
  expect(files.filter((file) => statSync(join(folder, file)).size > MAX_PICTURE_BYTES)).toEqual([]);
});
