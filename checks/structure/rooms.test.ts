import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * The features as rooms: few, of one name in every tree, and without a way back. A folder that imports another one, which
 * imports it again, cannot be understood, moved or removed without that other one (decision 105).
 */

const root = join(import.meta.dirname, "../..");
const code = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /^(?:domain|words|server|web)\/.*\.tsx?$/.test(file) && existsSync(join(root, file)))
  // Git ignores what is made of messages, but imports go through it.
  .concat(
    readdirSync(join(root, "words/compiled"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => `words/compiled/${file.split(sep).join("/")}`),
  );

/** The folder of compiled messages and of a language in it: its rooms are the ones of `words/` itself. */
const COMPILED = /^words\/compiled\/(?:(?:en|es)\/|(?=further-words))?/;

const MAX_ROOMS = 32;
/** Folders of `domain/` and `words/` that are no feature: `app/` names the calls of all features. */
const NO_ROOMS = ["app", "base"];
const PARTS_OF_WORDS = ["compiled", "messages", "en-XA", "ar-XB"];

/** Lists our files that a file imports when it runs. Types, and what loads later by `import()`, bind no folder. */
function parseImports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^(?:import|export)\b(?!\s+type\b)([^"';]*?)from\s+"([.#][^"]+)"/gm)]
    .filter(([, names = ""]) => !isOfTypes(names))
    .map(([, , target = ""]) =>
      target.startsWith("#") ? target.slice(1) : relative(root, join(root, dirname(file), target)),
    );
}

function isOfTypes(names: string): boolean {
  const inside = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  return (
    inside
      ?.split(",")
      .filter((name) => name.trim() !== "")
      .every((name) => /^\s*type\s/.test(name)) === true
  );
}

/** The room of a file: a feature, or a part of `base/`. */
function toRoom(file: string): string {
  const depth = /^(?:(?:server|web)\/features|(?:domain|server|web)\/base)\//.test(file) ? 3 : 2;
  return file
    .replace(COMPILED, file.includes("further-words") ? "words/base/" : "words/")
    .split("/")
    .slice(0, depth)
    .join("/");
}

/** Maps each room of a tree to the rooms that it imports. */
function roomGraph(tree: string): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of code.filter((name) => name.startsWith(`${tree}/`) && !/\.test\.tsx?$/.test(name))) {
    const rooms = graph.get(toRoom(file)) ?? new Set();
    graph.set(toRoom(file), rooms);
    for (const target of parseImports(file).filter((name) => name.startsWith(`${tree}/`)))
      if (toRoom(target) !== toRoom(file)) rooms.add(toRoom(target));
  }
  return graph;
}

/** Rooms that can be left by an import and reached again. */
function roomsInCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...graph.keys()].filter((room) => {
    const reached = new Set(graph.get(room));
    for (const next of reached) for (const further of graph.get(next) ?? []) reached.add(further);
    return reached.has(room);
  });
}

describe.each(["domain", "words", "server", "web"])("%s/", (tree) => {
  const graph = roomGraph(tree);

  test("has no circle between folders", () => {
    // Guards against a pattern that finds nothing.
    expect([...graph.values()].filter((rooms) => rooms.size > 0).length).toBeGreaterThan(10);
    expect(roomsInCircles(graph)).toEqual([]);
  });

  test("has parts of its base below every feature, and app/ above", () => {
    const wrong = [...graph].flatMap(([room, targets]) =>
      [...targets]
        .filter(
          (target) =>
            (/^[^/]+\/base(?:\/|$)/.test(room) && !/\/base(?:\/|$)/.test(target)) ||
            (target === `${tree}/app` && room !== `${tree}/app` && !/\.tsx?$/.test(room)),
        )
        .map((target) => `${room} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("a circle of rooms is found, however long", () => {
  const graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set(["a"])],
    ["d", new Set<string>()],
  ]);
  expect(roomsInCircles(graph)).toEqual(["a", "b", "c"]);
});

test("there are few features, and a feature has the same name wherever it has a part", () => {
  const inTree = (tree: string): Set<string> =>
    new Set(
      code
        .filter((file) => file.startsWith(tree))
        .flatMap((file) => file.slice(tree.length).split("/")[0] ?? []),
    );
  const domain = [...inTree("domain/")].filter((name) => !NO_ROOMS.includes(name) && !name.includes("."));
  const wordRooms = [
    ...inTree("words/"),
    ...readdirSync(join(root, "words/messages/en")).map((file) => file.replace(".arb", "")),
  ].filter((name) => !NO_ROOMS.includes(name) && !PARTS_OF_WORDS.includes(name));
  const elsewhere = [...inTree("server/features/"), ...inTree("web/features/"), ...wordRooms];
  const rooms = new Set([...domain, ...elsewhere]);
  expect(rooms.size).toBeLessThanOrEqual(MAX_ROOMS);
  expect([...rooms].filter((room) => !domain.includes(room))).toEqual([]);
});
