import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { print, runCommand } from "#server/base/command/command.ts";

/**
 * `npm run count`: how large the product is, in files and lines. What counts is code, style sheets, SQL and message files
 * that are committed; what a tool writes (`*.generated.*`, `db/schema.sql`) and data do not. Tests and what only they use
 * are a row of their own. `npm run count -- COMMIT` puts the size at that commit beside it.
 */

const root = `${import.meta.dirname}/..`;
const CODE = /\.(?:tsx?|mjs|css|sql|arb)$/;
const NOT_WRITTEN_BY_HAND = /\.generated\.|^db\/schema\.sql$/;
const TREES = ["domain", "words", "server", "web", "db"];
const TESTS = "tests";

interface Size {
  readonly files: number;
  readonly lines: number;
}

function git(words: readonly string[], input?: string): string {
  return execFileSync("git", words, { cwd: root, encoding: "utf8", input, maxBuffer: 1024 ** 3 });
}

/** The row that a file belongs to; null where it does not count. */
function rowName(path: string): string | null {
  if (!CODE.test(path) || NOT_WRITTEN_BY_HAND.test(path)) return null;
  if (path.startsWith("checks/") || /\.test\.tsx?$/.test(path)) return TESTS;
  return TREES.find((tree) => path.startsWith(`${tree}/`)) ?? "elsewhere";
}

/** Measures a commit, by row. */
function measure(commit: string): ReadonlyMap<string, Size> {
  const paths = git(["ls-tree", "-r", "--name-only", commit]).split("\n");
  const sizes = new Map<string, Size>();
  const empty = git(["hash-object", "-t", "tree", "--stdin"], "").trim();
  const lines = new Map(
    git(["diff", "--numstat", "--no-renames", empty, commit])
      .split("\n")
      .map((row) => row.split("\t"))
      .map(([added, , path = ""]) => [path, Number(added)] as const),
  );
  for (const path of paths) {
    const row = rowName(path);
    if (row === null) continue;
    const { files, lines: before } = sizes.get(row) ?? { files: 0, lines: 0 };
    sizes.set(row, { files: files + 1, lines: before + (lines.get(path) ?? 0) });
  }
  return sizes;
}

function productSize(sizes: ReadonlyMap<string, Size>): Size {
  const rows = [...sizes].filter(([name]) => name !== TESTS).map(([, size]) => size);
  return {
    files: rows.reduce((sum, { files }) => sum + files, 0),
    lines: rows.reduce((sum, { lines }) => sum + lines, 0),
  };
}

function formatRow(name: string, now: Size | undefined, then: Size | undefined): string {
  const cell = (size: Size | undefined): string =>
    `${String(size?.files ?? 0).padStart(7)} files ${String(size?.lines ?? 0).padStart(8)} lines`;
  const share = (part: keyof Size): string =>
    now === undefined || then === undefined || then[part] === 0
      ? "–"
      : `${((100 * now[part]) / then[part]).toFixed(1)} %`;
  return then === undefined
    ? `${name.padEnd(10)}${cell(now)}`
    : `${name.padEnd(10)}${cell(now)}  before:${cell(then)}  ${share("files")} of files, ${share("lines")} of lines`;
}

await runCommand(async () => {
  const [commit] = parseArgs({ allowPositionals: true }).positionals;
  const now = measure("HEAD");
  const then = commit === undefined ? undefined : measure(commit);
  for (const name of [...TREES, "elsewhere", TESTS])
    if (now.has(name) || then?.has(name) === true)
      print(formatRow(name, now.get(name), then?.get(name) ?? (then && { files: 0, lines: 0 })));
  print(formatRow("product", productSize(now), then && productSize(then)));
});
