import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/**
 * Finds circles of type imports. The linter finds circles of imports that run; those of types compile too, but mean
 * just as much that no file of the circle can be understood, moved or tested without the others. Code that two files
 * share belongs below both.
 */

const root = join(import.meta.dirname, "../..");
const code = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));

/** Lists our files that a file imports, types included, but not what it loads later by `import()`. */
function parseImports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^(?:import|export)\b[^"';]*?from\s+"([.#][^"]+)"|^import\s+"([.#][^"]+)"/gm)]
    .map((match) => match[1] ?? match[2] ?? "")
    .map((target) =>
      target.startsWith("#") ? target.slice(1) : relative(root, join(root, dirname(file), target)),
    );
}

/** Returns each circle as its files, with the first again at its end; empty where there is none. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) circles.push([...path.slice(at), file].join(" → "));
    if (at !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

test("no file imports itself by way of others, not for a type either", () => {
  const graph = new Map(code.map((file) => [file, parseImports(file)]));
  // Guards against a pattern that finds nothing.
  expect([...graph.values()].flat().length).toBeGreaterThan(code.length);
  expect(circlesIn(graph)).toEqual([]);
});

test("a circle is found, however long", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a"]],
    ["d", []],
  ]);
  expect(circlesIn(graph)).toEqual(["a → b → c → a"]);
});
