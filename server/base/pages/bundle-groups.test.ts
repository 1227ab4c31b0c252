import { relative, sep } from "node:path";
import { expect, test } from "vitest";
import { BUNDLE_GROUPS } from "./bundle-groups.ts";
import { ROOT } from "./web-files.ts";

test("each module that a group of the bundle names is in that group's file", async () => {
  const { build } = await import("vite");
  const chunks = new Map<string, readonly string[]>();
  await build({
    root: ROOT,
    logLevel: "error",
    build: { write: false, minify: false },
    plugins: [
      {
        name: "chunks",
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== "chunk") continue;
            // Words of a group may be a chunk of the same name.
            const known = chunks.get(chunk.name) ?? [];
            chunks.set(chunk.name, [...known, ...chunk.moduleIds.map(toRelativePath)]);
          }
        },
      },
    ],
  });
  const missing = Object.entries(BUNDLE_GROUPS).flatMap(([name, modules]) => {
    // The group with the entry is named after it.
    const chunk = chunks.get(name === "shared" ? "entry-browser" : name) ?? [];
    return modules
      .filter(
        (wanted) => !chunk.some((path) => (wanted.endsWith("/") ? path.startsWith(wanted) : path === wanted)),
      )
      .map((wanted) => `${name}: ${wanted}`);
  });
  expect(missing).toEqual([]);
});

function toRelativePath(id: string): string {
  return relative(ROOT, id).split(sep).join("/");
}
