import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import * as z from "zod/mini";

/**
 * Finds the files that the linter has to look at again since it last found nothing. Some of its rules depend on types
 * and imports of other files, so that a file is looked at, too, where it imports a changed one by any number of steps.
 */

const stampSchema = z.object({ settings: z.string(), files: z.record(z.string(), z.string()) });

/** What the linter found nothing in: the hash of its settings, and of each file. */
type Stamp = z.infer<typeof stampSchema>;

/** Files that may change what the linter says of any other file. */
const SETTINGS = ["biome.json", "package.json", "package-lock.json"];

/** What commands make of message files: git ignores it and the linter passes over it, but its types reach other files. */
const COMPILED = "words/compiled";

/** More files than this take as long as the whole tree. */
const MOST_FILES = 600;

/** Files to look at, or null for the whole tree, and what to call once nothing was found in them. */
export interface LintPlan {
  readonly files: readonly string[] | null;
  /** Writes down that the linter found nothing in the tree as it was when it was planned. */
  pass(): void;
}

/**
 * @param root folder of the tree
 * @param stampFile where the last pass is written down; without it the plan is the whole tree
 */
export function planLint(root: string, stampFile: string): LintPlan {
  const list = (...options: string[]): readonly string[] =>
    execFileSync("git", ["ls-files", "--exclude-standard", "-z", ...options], {
      cwd: root,
      encoding: "utf8",
    }).split("\0");
  const files = [...new Set([...list("-co"), ...list("-oi", "--", COMPILED)])].filter(
    (file) => file !== "" && existsSync(join(root, file)),
  );
  const contents = new Map(files.map((file) => [file, readFileSync(join(root, file))]));
  const now: Stamp = {
    settings: computeHash(SETTINGS.map((file) => contents.get(file) ?? "").join("\0")),
    files: Object.fromEntries([...contents].map(([file, content]) => [file, computeHash(content)])),
  };
  const before = readStamp(stampFile);
  return {
    files: before === null || before.settings !== now.settings ? null : changedFiles(before, now, contents),
    pass: () => {
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, JSON.stringify(now));
    },
  };
}

function changedFiles(
  before: Stamp,
  now: Stamp,
  contents: ReadonlyMap<string, Buffer>,
): readonly string[] | null {
  const every = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  const changed = [...every].filter((file) => before.files[file] !== now.files[file]);
  if (changed.length === 0) return [];
  const imports = new Map<string, readonly string[]>();
  for (const [file, content] of contents) {
    if (/\.[cm]?tsx?$/.test(file)) imports.set(file, findImports(file, content.toString()));
  }
  const files = withImporters(changed, imports).filter(
    (file) => contents.has(file) && !file.startsWith(`${COMPILED}/`),
  );
  return files.length > MOST_FILES ? null : files;
}

/** Adds the files that import these, by any number of steps. */
export function withImporters(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const found = new Set(changed);
  // A set is walked through to what is added to it meanwhile.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

/** Lists our files that a file imports, types and `import()` included, as paths of the tree. */
export function findImports(file: string, text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([.#][^"]+)"/g)].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : posix.join(posix.dirname(file), target),
  );
}

function readStamp(file: string): Stamp | null {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

function computeHash(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("base64");
}
