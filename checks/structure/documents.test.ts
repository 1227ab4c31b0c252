import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { withSettings } from "#server/base/settings/print-settings.ts";
import { SECRET_SETTINGS, SETTING_NAMES } from "#server/base/settings/settings.ts";

/** Files, commands and settings that the documents name. */

const root = join(import.meta.dirname, "../..");
const documents = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md"],
  { cwd: root, encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

describe.each(documents)("%s", (document) => {
  const text = read(document);

  test("names files and folders that exist", () => {
    const named = [...text.matchAll(/`((?:checks|db|docs|domain|server|web|words)\/[\w./-]*)`/g)].flatMap(
      ([, path]) => path ?? [],
    );
    const missing = named.filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test("links to files that exist", () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|\b(?:src|href)="([^"]+)"/g)].flatMap(
      ([, link, source]) => link ?? source ?? [],
    );
    const missing = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(join(root, dirname(document), target)),
    );
    expect(missing).toEqual([]);
  });

  test("names commands of the project", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe("docs/operate.md", () => {
  const text = read("docs/operate.md");

  test("has the tables of the settings as `npm run settings -- --write` writes them", () => {
    expect(text).toBe(withSettings(text));
  });

  test("describes each setting once, and none that is not read", () => {
    const described = [...text.matchAll(/^\| `([A-Z][A-Z\d_]*)`/gm)].flatMap(([, name]) => name ?? []);
    expect(SETTING_NAMES).toContain("PORT");
    expect(described.sort()).toEqual([...SETTING_NAMES].sort());
  });

  test("names each setting that may be in a file", () => {
    const [, section = ""] = text.split("### Secrets in files\n");
    const named = new Set(section.split("\n##")[0]?.match(/(?<=`)[A-Z\d_]+(?=`)/g));
    expect([...named].sort()).toEqual([...SECRET_SETTINGS].sort());
  });
});
