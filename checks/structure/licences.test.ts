import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { problemOfLicence } from "#checks/licence-rules.ts";

describe("licences of packages", () => {
  test.each([
    ["anything", "MIT"],
    ["anything", "(MIT OR GPL-3.0-only)"],
    ["anything", "MIT AND ISC"],
    ["@img/sharp-win32-x64", "Apache-2.0 AND LGPL-3.0-or-later"],
    ["suncalc", undefined],
  ])("%s with %s may be used", (name, licence) => {
    expect(problemOfLicence(name, licence)).toBeNull();
  });

  test.each([
    ["anything", undefined],
    ["anything", "GPL-3.0-only"],
    ["anything", "MIT AND GPL-3.0-only"],
    ["anything", "LGPL-3.0-or-later"],
    ["@img/sharp-x", "AGPL-3.0-only"],
    ["anything", "SEE LICENSE IN file"],
  ])("%s with %s may not", (name, licence) => {
    expect(problemOfLicence(name, licence)).toContain(name);
  });
});

describe("the bill of materials", () => {
  test("names each package of the product with its version and licence, and is the same each time", () => {
    const made = () =>
      execFileSync(process.execPath, [join(import.meta.dirname, "../sbom.ts")], {
        encoding: "utf8",
        maxBuffer: 100 * 1024 ** 2,
      });
    const text = made();
    const bill: {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string; purl: string; licenses?: unknown[] }[];
    } = JSON.parse(text);
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(["CycloneDX", "amparo"]);
    const fastify = bill.components.find(({ name }) => name === "fastify");
    expect(fastify?.purl).toBe(`pkg:npm/fastify@${fastify?.version}`);
    expect(fastify?.licenses).toBeDefined();
    expect(bill.components.map(({ name }) => name)).not.toContain("vitest");
    expect(made()).toBe(text);
  });
});
