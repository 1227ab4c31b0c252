import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/** Regular expressions that take more than linear time hang the process on a long text of one letter. */

const root = join(import.meta.dirname, "../..");

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "domain", "server", "web", "words"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file) && existsSync(join(root, file)));

/** Patterns for short texts, with the reason why these are short. */
const SHORT: Readonly<Record<string, string>> = {
  "domain/base/phone/words-of-number.ts": "texts are at most MAX_PHONE_TEXT characters",
  "server/base/settings/integration-settings.ts": "settings are the operator's own",
};

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

function patternsIn(file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
      const { pattern, flags } = { pattern: "", flags: "", ...node.regex };
      found.push({ file, source: pattern, flags });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(readFileSync(join(root, file), "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

const isLinear = ({ source, flags }: Pick<Pattern, "source" | "flags">): boolean =>
  analyse({ source, flags }).reports.length === 0;

test("patterns over long texts take linear time", () => {
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(300);
  const slow = patterns.filter((pattern) => !(pattern.file in SHORT) && !isLinear(pattern));
  expect(slow).toEqual([]);
});

test("each exception is still needed", () => {
  const needed = Object.keys(SHORT).filter((file) => patternsIn(file).some((pattern) => !isLinear(pattern)));
  expect(needed).toEqual(Object.keys(SHORT));
});

test.each([
  ["spaces at the end", "\\s+$"],
  ["one run after another", "^\\d+\\w*x"],
  ["a run of runs", "^(?:a+)+$"],
])("%s would be found", (_name, source) => {
  expect(isLinear({ source, flags: "u" })).toBe(false);
});
