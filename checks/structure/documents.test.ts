import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { SECRET_SETTINGS } from "#server/base/process/secret-files.ts";
import { readConfig } from "#server/base/settings/config.ts";

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
  /** Lists the settings that `readConfig` reads in an environment in which none is set. */
  function settingsRead(): string[] {
    const names = new Set<string>();
    const environment = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get(_, name) {
          names.add(String(name));
          return undefined;
        },
      },
    );
    readConfig(environment);
    return [...names].sort();
  }

  /** The first cell of each row of its tables. */
  function settingsDescribed(): string[] {
    return [...read("docs/operate.md").matchAll(/^\| `([A-Z][A-Z\d_]*)`/gm)]
      .flatMap(([, name]) => name ?? [])
      .sort();
  }

  test("describes each setting once, and none that is not read", () => {
    expect(settingsRead()).toContain("PORT");
    const files = SECRET_SETTINGS.map((name) => `${name}_FILE`);
    expect(settingsDescribed()).toEqual(
      settingsRead().filter((name) => !files.some((file) => file === name)),
    );
    const [, section = ""] = read("docs/operate.md").split("### Secrets in files\n");
    const named = new Set(section.split("\n##")[0]?.match(/(?<=`)[A-Z\d_]+(?=`)/g));
    expect([...named].sort()).toEqual([...SECRET_SETTINGS].sort());
  });
});
