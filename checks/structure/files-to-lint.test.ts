import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { planLint } from "#checks/files-to-lint.ts";

/** `npm run check` lints what changed since it last passed, and every file whose types may depend on that. */

let root = "";
let stamp = "";

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "amparo-lint-"));
  stamp = join(root, "build/lint.json");
  execFileSync("git", ["init", "-q"], { cwd: root });
  write(".gitignore", "build/\nwords/compiled/\n");
  write("biome.json", "{}");
  write("package.json", "{}");
  write("domain/low.ts", "export const low = 1;\n");
  write("domain/middle.ts", 'import { low } from "./low.ts";\nexport const middle = low;\n');
  write("web/high.tsx", 'export const high = () => import("#domain/middle.ts");\n');
  write("web/apart.ts", 'import type { Low } from "#domain/other.ts";\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the whole tree before it has passed, and again after other settings", () => {
  expect(planLint(root, stamp).files).toBeNull();
  planLint(root, stamp).pass();
  expect(planLint(root, stamp).files).toEqual([]);
  for (const settings of ["biome.json", "package.json"]) {
    write(settings, '{ "changed": true }');
    expect(planLint(root, stamp).files, settings).toBeNull();
    planLint(root, stamp).pass();
  }
});

test("a changed file with all that import it, by any number of steps", () => {
  planLint(root, stamp).pass();
  write("domain/low.ts", "export const low = Promise.resolve(1);\n");
  expect(planLint(root, stamp).files?.toSorted()).toEqual([
    "domain/low.ts",
    "domain/middle.ts",
    "web/high.tsx",
  ]);
  write("domain/low.ts", "export const low = 1;\n");
  expect(planLint(root, stamp).files, "taken back").toEqual([]);
});

test("what imports compiled texts that changed, and not the texts themselves", () => {
  write("words/compiled/beds.ts", "export const beds = 1;\n");
  write("web/beds.ts", 'import { beds } from "#words/compiled/beds.ts";\nexport const twice = beds;\n');
  planLint(root, stamp).pass();
  write("words/compiled/beds.ts", "export const beds = Promise.resolve(1);\n");
  expect(planLint(root, stamp).files).toEqual(["web/beds.ts"]);
});

test("a new file, and what imports one that came or went", () => {
  planLint(root, stamp).pass();
  write("domain/other.ts", "export type Low = 1;\n");
  expect(planLint(root, stamp).files?.toSorted()).toEqual(["domain/other.ts", "web/apart.ts"]);
  planLint(root, stamp).pass();
  rmSync(join(root, "domain/other.ts"));
  expect(planLint(root, stamp).files).toEqual(["web/apart.ts"]);
});

test("what was found before it is mended is looked at again", () => {
  planLint(root, stamp).pass();
  write("web/apart.ts", "export const apart = 1;\n");
  // The linter finds something, so nothing is written down.
  expect(planLint(root, stamp).files).toEqual(["web/apart.ts"]);
  expect(planLint(root, stamp).files).toEqual(["web/apart.ts"]);
});
