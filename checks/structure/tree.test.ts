import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";

/** Rules for the tree as a whole, which the linter cannot see. */

const root = join(import.meta.dirname, "../..");

/** Kept and new files alike, so that a mistake shows before it is committed. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx)$/.test(file));

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

describe("the tree", () => {
  test("each code file matches exactly one override of the linter, because overlapping ones replace each other", () => {
    const { overrides }: { overrides: { includes: string[] }[] } = JSON.parse(read("biome.json"));
    const matches = (file: string, includes: readonly string[]): boolean =>
      includes.some((glob) => !glob.startsWith("!") && matchesGlob(file, glob)) &&
      !includes.some((glob) => glob.startsWith("!") && matchesGlob(file, glob.slice(1)));
    const wrong = code
      .map((file) => ({
        file,
        overrides: overrides.filter(({ includes }) => matches(file, includes)).length,
      }))
      .filter((found) => found.overrides !== 1);
    expect(wrong).toEqual([]);
  });

  test("no file is longer than 400 lines, and no table of tests than 700", () => {
    const most = (file: string): number => (file.endsWith(".test.ts") ? 700 : 400);
    const long = files
      .filter((file) => /\.(ts|tsx|css|sql)$/.test(file) && file !== "db/schema.sql")
      .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
      .filter(({ file, lines }) => lines > most(file));
    expect(long).toEqual([]);
  });

  test("nothing is called utils, helpers, misc, common or types", () => {
    const vague = code.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|types|shared)(\/|\.tsx?$)/.test(file),
    );
    expect(vague).toEqual([]);
  });

  test("comments say no one, someone and everyone, as docs/words.md asks", () => {
    // Written so that this file does not find itself.
    const words = new RegExp(`(?<![\\w"\`'/-])(?:no|some|every)${"body"}(?![\\w"\`/-])`, "i");
    const found = code
      .filter((file) => !file.startsWith("checks/corpora/") && !file.includes(".generated."))
      .flatMap((file) =>
        read(file)
          .split("\n")
          .filter((line) => /^\s*(?:\/\*\*?|\*|\/\/) /.test(line) && words.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  test("a comment on the product's code begins with what it is about, and not with its owner", () => {
    const found = code
      .filter((file) => /^(?:domain|server|web|words)\//.test(file) && !file.includes(".generated."))
      .flatMap((file) =>
        read(file)
          .split("\n")
          .filter((line) => /^\s*(?:\/\*\*|\*|\/\/) (?:Of|Whoever) /.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  test("a function is called by what it does, and not by whose something is", () => {
    const found = code.flatMap((file) =>
      [
        ...read(file).matchAll(
          /^\s*(?:export )?(?:async )?(?:function |const )(\w+Of)\b(?:[(<]| = (?:async )?\()/gm,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("SQL is only in queries files, in server/base/sql, in scripts of db and in checks", () => {
    const statement =
      /["'`]\s*(?:select\s[^"'`]*?\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;
    const elsewhere = code
      .filter(
        (file) =>
          file.startsWith("server/") ||
          file.startsWith("domain/") ||
          file.startsWith("words/") ||
          file.startsWith("web/"),
      )
      .filter((file) => !/(^|[/-])queries\.ts$/.test(file) && !file.startsWith("server/base/sql/"))
      .filter((file) => !file.endsWith(".test.ts"))
      .filter((file) => statement.test(read(file)));
    expect(elsewhere).toEqual([]);
  });

  test("no file names a machine's folders or a registry's address", () => {
    const lock = "package-lock.json";
    // Written so that this file does not find itself.
    const folders = ["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers"];
    const forbidden = new RegExp(`(?<![.\\w/-])/(?:${folders.join("|")})/\\w`);
    expect(files.filter((file) => file !== lock && forbidden.test(read(file)))).toEqual([]);
    expect(read(lock)).not.toMatch(/"resolved": "https?:/);
  });

  test("decisions are numbered without a gap, and their list names each by its title", () => {
    const records = files.filter((file) => /^docs\/decisions\/\d{4}-[a-z\d-]+\.md$/.test(file)).sort();
    const rows = records.map((file, index) => {
      const [title = ""] = read(file).split("\n");
      expect(title.startsWith(`# ${index + 1}. `), `${file}: ${title}`).toBe(true);
      expect(file.slice("docs/decisions/".length, -".md".length)).toMatch(
        new RegExp(`^${String(index + 1).padStart(4, "0")}-`),
      );
      return `- [${title.slice(2)}](${file.slice("docs/decisions/".length)})`;
    });
    expect(read("docs/decisions/README.md").match(/^- .*$/gm)).toEqual(rows);
  });

  test("each package has its reason in decision 2, and no reason is left without its package", () => {
    const {
      dependencies,
      devDependencies,
      optionalDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(read("package.json"));
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const named = [...read("docs/decisions/0002-dependencies.md").matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => /^@?[a-z]/.test(name) && !["package.json", "domain"].includes(name));
    const covers = (name: string, known: string): boolean => matchesGlob(known, name);
    expect(packages.filter((known) => !named.some((name) => covers(name, known)))).toEqual([]);
    expect(named.filter((name) => !packages.some((known) => covers(name, known)))).toEqual([]);
  });

  test("the lock file names the optional packages of every platform, or npm ci refuses it", () => {
    const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
      JSON.parse(read("package-lock.json"));
    const places = Object.keys(packages);
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) =>
          !places.some(
            (place) =>
              place.endsWith(`node_modules/${name}`) &&
              from.startsWith(place.slice(0, -`node_modules/${name}`.length).replace(/\/$/, "")),
          ),
      ),
    );
    expect(missing).toEqual([]);
  });

  test("what npm start needs to build the pages is no dependency of development", () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read("package.json"));
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["vite", "@vitejs/plugin-react"]));
  });
});
