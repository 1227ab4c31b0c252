import { expect, test } from "vitest";
import { isNextVersion, releasedChangelog } from "#checks/release-notes.ts";

test("a version follows by its patch, its minor or its major number", () => {
  for (const version of ["2.1.1", "2.2.0", "3.0.0"]) expect(isNextVersion(version, "2.1.0")).toBe(true);
  for (const version of ["2.1.0", "2.3.0", "2.2.1", "3.1.0", "2.0.9", "v2.2.0", "2.2"])
    expect(isNextVersion(version, "2.1.0")).toBe(false);
});

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- **Lists:** A line.

## [2.1.0] - 2026-11-27

### Added

- **Lists:** An older line.
`;

test("what is unreleased becomes the section of the version, and an empty one stands above", () => {
  const released = releasedChangelog(CHANGELOG, "2.2.0", "2026-12-01") ?? "";
  expect(released.match(/^## .*$/gm)).toEqual([
    "## [Unreleased]",
    "## [2.2.0] - 2026-12-01",
    "## [2.1.0] - 2026-11-27",
  ]);
  expect(released).toContain("## [2.2.0] - 2026-12-01\n\n### Added\n\n- **Lists:** A line.\n");
});

test("nothing is released where nothing is unreleased", () => {
  expect(
    releasedChangelog(CHANGELOG.replace("- **Lists:** A line.\n", ""), "2.2.0", "2026-12-01"),
  ).toBeNull();
  expect(releasedChangelog("# Changelog\n", "2.2.0", "2026-12-01")).toBeNull();
});
