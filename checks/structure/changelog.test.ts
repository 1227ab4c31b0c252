import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The form of CHANGELOG.md, in which an operator looks for what an upgrade asks and changes. */

const root = join(import.meta.dirname, "../..");
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const { version: packageVersion }: { version: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

const SECTIONS = ["Upgrade notes", "Added", "Changed", "Fixed", "Security"];

interface Version {
  readonly heading: string;
  /** The text of each section, by its heading, in order. */
  readonly sections: ReadonlyMap<string, string>;
}

function parseVersions(text: string): Version[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [head = "", ...sections] = part.split(/^### /m);
    return {
      heading: head.split("\n", 1)[0] ?? "",
      sections: new Map(
        sections.map((section) => {
          const end = section.indexOf("\n");
          return [section.slice(0, end), section.slice(end + 1)] as const;
        }),
      ),
    };
  });
}

const versions = parseVersions(changelog);
const released = versions
  .slice(1)
  .map(({ heading }) => /^\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/.exec(heading)?.[1]);

test("what is not released yet comes first, then each version with its day, the newest first", () => {
  expect(versions[0]?.heading).toBe("[Unreleased]");
  expect(released.filter((version) => version === undefined)).toEqual([]);
  const order = (version = ""): number =>
    version.split(".").reduce((sum, part) => sum * 10_000 + Number(part), 0);
  expect(released).toEqual([...new Set(released)].sort((one, other) => order(other) - order(one)));
});

test("the newest released version is that of package.json", () => {
  expect(released[0]).toBe(packageVersion);
});

describe.each(versions)("$heading", ({ sections }) => {
  test("has known sections in one order, none of them empty", () => {
    const names = [...sections.keys()];
    expect(names).toEqual(SECTIONS.filter((name) => names.includes(name)));
    expect(names).toContain("Upgrade notes");
    expect([...sections].filter(([, text]) => text.trim() === "").map(([name]) => name)).toEqual([]);
  });

  test("has one line for each entry, which begins with the part that it is about", () => {
    const lines = [...sections.values()].flatMap((text) => text.split("\n")).filter((line) => line !== "");
    expect(lines.filter((line) => !/^- \*\*[A-Z][A-Za-z ]+:\*\* \S.*[.?!")]$/.test(line))).toEqual([]);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  test("names migrations in the upgrade notes alone", () => {
    const others = [...sections].filter(([name]) => name !== "Upgrade notes").map(([, text]) => text);
    expect(others.flatMap((text) => text.match(/[Mm]igrations? \d{4}/g) ?? [])).toEqual([]);
  });
});
