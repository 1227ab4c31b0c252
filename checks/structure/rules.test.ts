import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

/** The pages of docs/rules, which lie in the folders of their features, and every comment and page that cites a rule. */

const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

const FOLDER = "docs/rules/";
const INDEX = `${FOLDER}README.md`;
const pages = new Map(
  files
    .filter((file) => file.startsWith(FOLDER) && file.endsWith(".md") && file !== INDEX)
    .map((file) => [basename(file, ".md"), { file: file.slice(FOLDER.length), page: read(file) }]),
);

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function listNumbers(page: string): number[] {
  return [...page.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
}

describe("the pages of rules", () => {
  test("a page has a title, and rules numbered from 1 without a gap", () => {
    expect(pages.size).toBeGreaterThan(0);
    for (const [name, { page }] of pages) {
      expect(page, name).toMatch(/^# \S.*\n\n\S/);
      const numbers = listNumbers(page);
      expect(numbers.length, name).toBeGreaterThan(0);
      expect(numbers, name).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  test("each group of rules ends with its code and its tests, and those files exist", () => {
    const wrong = [...pages].flatMap(([name, { page }]) =>
      page
        .split(/^## /m)
        .filter((group) => listNumbers(group).length > 0)
        .flatMap((group) =>
          findProblems(group).map((problem) => `${name}, ${group.split("\n")[0]}: ${problem}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("the index lists each page by its title", () => {
    const rows = [...pages.values()].map(
      ({ file, page }) => `- [${(page.split("\n")[0] ?? "").slice(2)}](${file})`,
    );
    expect(read(INDEX).match(/^- .*$/gm)).toEqual(rows);
  });
});

function findProblems(group: string): string[] {
  const found = /^Code: (.+)\. Tests: (.+)\.$/m.exec(group);
  if (found === null) return ["no line with code and tests"];
  const [code, tests] = [pathsIn(found[1] ?? ""), pathsIn(found[2] ?? "")];
  return [
    ...(code.length === 0 || tests.length === 0 ? ["names no files"] : []),
    ...[...code, ...tests].filter((file) => !files.includes(file)).map((file) => `${file} does not exist`),
    ...code.filter((file) => file.includes(".test.")).map((file) => `${file} is a test`),
    ...tests.filter((file) => !file.includes(".test.")).map((file) => `${file} is no test`),
  ];
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
}

describe("citations of rules", () => {
  const examples = [INDEX, "checks/structure/rules.test.ts"];
  const citing = files.filter((file) => /\.(ts|tsx|mjs|css|sql|md)$/.test(file) && !examples.includes(file));

  test("each names a page and a number that exist", () => {
    const cited = citing.flatMap((file) =>
      citationsIn(read(file)).map((citation) => ({ file, ...citation })),
    );
    const wrong = cited.filter(
      ({ page, number }) => !listNumbers(pages.get(page)?.page ?? "").includes(number),
    );
    expect(wrong).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
  });

  test("nothing cites a document that is not in the repository", () => {
    const outside = /(?<!topojson-|vector tile )\bspecification\b|\bdecisions?, sections?\b/i;
    expect(citing.filter((file) => outside.test(joined(read(file))))).toEqual([]);
  });

  test.each([
    ["rule lists 3", ["lists 3"]],
    ["See rule lists 14.", ["lists 14"]],
    [
      "rules lists 3 and 5, approvals 2–4",
      ["lists 3", "lists 5", "approvals 2", "approvals 3", "approvals 4"],
    ],
    ["/**\n * A list (rules lists 3,\n * 9).\n */", ["lists 3", "lists 9"]],
    ["// rule\n// opening-hours 7", ["opening-hours 7"]],
    ["rule nothing-here 1", ["nothing-here 1"]],
    ["the rules of lists, 3 rows, lists 3", []],
  ])("%j is read", (text, expected) => {
    expect(citationsIn(text).map(({ page, number }) => `${page} ${number}`)).toEqual(expected);
  });
});

interface Citation {
  readonly page: string;
  readonly number: number;
}

const ITEM = /(?:([a-z]+(?:-[a-z]+)*) )?(\d+)(?:–(\d+))?(?!\d|\.\d)/y;
const BETWEEN = /, and |, | and /y;

/** A text in one line, without the marks that begin the lines of comments. */
function joined(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, " ");
}

/** `rules lists 3 and 5–7, approvals 2`, also where it continues in the next line of a comment. */
function citationsIn(written: string): Citation[] {
  const text = joined(written);
  return [...text.matchAll(/\brules? (?=[a-z]+(?:-[a-z]+)* \d)/gi)].flatMap((start) =>
    itemsFrom(text, start.index + start[0].length),
  );
}

function itemsFrom(text: string, start: number): Citation[] {
  const found: Citation[] = [];
  let page = "";
  let at = start;
  for (;;) {
    ITEM.lastIndex = at;
    const item = ITEM.exec(text);
    if (item === null) return found;
    page = item[1] ?? page;
    const first = Number(item[2]);
    const last = Number(item[3] ?? first);
    for (let number = first; number <= last; number++) found.push({ page, number });
    BETWEEN.lastIndex = ITEM.lastIndex;
    if (BETWEEN.exec(text) === null) return found;
    at = BETWEEN.lastIndex;
  }
}
