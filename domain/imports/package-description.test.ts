import { describe, expect, test } from "vitest";
import { describedBy } from "./package-description.ts";

const TODAY = "2026-11-22";
const NOTHING = { key: null, name: null, url: null, licence: null, asOf: null };

describe("the description of a package", () => {
  test.each<[string, unknown, Partial<typeof NOTHING> | Record<string, string | null>]>([
    ["nothing", null, {}],
    ["no object", ["name"], {}],
    ["its name", { name: "made-up-1.1" }, { key: "made-up-1.1" }],
    ["a name that is none", { name: 7, title: null }, {}],
    [
      "title, address and license",
      {
        name: "harbor",
        title: "Harbor Directory",
        homepage: "https://harbor.example/data",
        licenses: [{ name: "CC-BY-4.0", title: "Creative Commons Attribution 4.0" }],
        created: "2025-02-03",
      },
      {
        key: "harbor",
        name: "Harbor Directory",
        url: "https://harbor.example/data",
        licence: "CC-BY-4.0",
        asOf: "2025-02-03",
      },
    ],
    [
      "several licenses",
      { licenses: [{ name: "CC-BY-4.0" }, { name: "CC0-1.0" }, { name: "CC-BY-4.0" }], license: "ODbL-1.0" },
      { licence: "CC-BY-4.0, CC0-1.0" },
    ],
    ["a license in words", { license: "Public domain" }, { licence: "Public domain" }],
    [
      "a license as an object",
      { license: { type: "ODbL-1.0", name: "Open Database" } },
      { licence: "ODbL-1.0" },
    ],
    [
      "a title that describes the file",
      { title: "Open211 Miami (HSDS 1.1), cleaned copy" },
      { name: "Open211 Miami" },
    ],
    ["a date in its words", { description: "As exported on 2019-08-19." }, { asOf: "2019-08-19" }],
    ["a date in its name", { name: "harbor-2019-08" }, { key: "harbor-2019-08", asOf: "2019-08-01" }],
    [
      "the latest change before words",
      { modified: "2024-01-02", description: "Begun 2025-01-01" },
      { asOf: "2024-01-02" },
    ],
    ["the address of the standard", { homepage: "http://docs.openreferral.org" }, {}],
    ["an address that is a program", { homepage: "javascript:alert(1)" }, {}],
    [
      "the standard's own description",
      {
        name: "human_services_data",
        title: "The Human Services Data Spec",
        homepage: "http://docs.openreferral.org",
        license: { type: "CC-BY-SA-4.0" },
      },
      { key: "human_services_data" },
    ],
  ])("%s", (_, value, expected) => {
    expect(describedBy(value, TODAY)).toEqual({ ...NOTHING, ...expected });
  });

  test("lines of control characters and endless texts are cut", () => {
    const { name, licence } = describedBy({ title: `A\n\u202eB${"x".repeat(5000)}`, license: "  " }, TODAY);
    expect(name).toMatch(/^A Bx+$/u);
    expect(name?.length).toBeLessThanOrEqual(200);
    expect(licence).toBeNull();
  });
});
