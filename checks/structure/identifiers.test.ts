import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { SECRET_SETTINGS, SETTING_NAMES } from "#server/base/settings/settings.ts";

/** Constants, functions, types and files that the documents call by their names in the code. */

const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** A decision may name what it has replaced, and the changelog what is gone. */
const documents = files.filter((file) => /^(?:docs\/(?!decisions\/).*|README|CONTRIBUTING)\.md$/.test(file));
const fileNames = new Set(files.map((file) => basename(file)));

/** Every word of the code that runs. A name that only a test has is not part of the product. */
const words = new Set<string>();
for (const file of files.filter(
  (name) => /\.(?:tsx?|mjs|sql|css|arb)$/.test(name) && !/\.test\.tsx?$/.test(name),
))
  for (const [word] of read(file).matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
for (const name of SETTING_NAMES) words.add(name);
for (const name of SECRET_SETTINGS) words.add(`${name}_FILE`);

const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const FUNCTION_OR_FIELD = /^[a-z][a-z\d]*[A-Z][A-Za-z\d]*$/;

/** The names in backticks that look like those of the code: `MAX_PINS`, `readConfig()`, `service.isOpen`, `call.ts`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, written = ""]) => {
    if (/^[\w-]+\.(?:tsx?|sql|css|mjs)$/.test(written)) return fileNames.has(written) ? [] : [written];
    const called = /^([A-Za-z][\w.]*)(?:\(.*\))?$/.exec(written)?.[1] ?? "";
    return called
      .split(".")
      .filter((name) => (CONSTANT.test(name) || FUNCTION_OR_FIELD.test(name)) && !words.has(name));
  });
}

test("a name that the code does not have is noticed", () => {
  expect(namesIn("`NO_SUCH_CONSTANT` and `noSuchName()`, `query.noSuchField`, `no-such-file.ts`")).toEqual([
    "NO_SUCH_CONSTANT",
    "noSuchName",
    "noSuchField",
    "no-such-file.ts",
  ]);
  expect(namesIn("`DATABASE_URL`, `readConfig`, `usageText(name)`, `usage.ts`, `ELSEWHERE`")).toEqual([]);
});

describe.each(documents)("%s", (document) => {
  test("calls the code by names that it has", () => {
    expect([...new Set(namesIn(read(document)))]).toEqual([]);
  });
});
