import { expect, test } from "vitest";
import { readHarvestSetting } from "./harvest-setting.ts";

test("sources by name, address and what happens to changes", () => {
  const text = `Open County  https://county.example/api/hsds apply;
    Food Bank https://food.example/a;b.zip#part licence=CC-BY-4.0
    Third http://third.example/hsds.json?x=1 review license=ODbL;`;
  expect(readHarvestSetting(text)).toEqual([
    { name: "Open County", address: "https://county.example/api/hsds", isDirect: true, licence: null },
    { name: "Food Bank", address: "https://food.example/a;b.zip", isDirect: false, licence: "CC-BY-4.0" },
    { name: "Third", address: "http://third.example/hsds.json?x=1", isDirect: false, licence: "ODbL" },
  ]);
  expect(readHarvestSetting("")).toEqual([]);
});

test.each([
  ["https://county.example/api/hsds", "source 1 has to be NAME ADDRESS"],
  ["County", "source 1 has to be NAME ADDRESS"],
  ["County ftp://county.example/", "source 1 has to be NAME ADDRESS"],
  ["A/B https://county.example/", "source 1 has to be NAME ADDRESS"],
  [`${"x".repeat(101)} https://county.example/`, "source 1 has to be NAME ADDRESS"],
  ["A https://a.example/; County https://", "source 2 has an address that is none"],
  ["County https://me:secret@county.example/", "source 1 has an address that is none"],
  ["County https://county.example/ at once", "source 1 may only have review, apply or licence=NAME"],
  ["County https://a.example/; county https://b.example/", "has the name county twice"],
])("%s: %s", (text, fault) => {
  expect(readHarvestSetting(text)).toEqual({ fault: expect.stringContaining(fault) });
});
