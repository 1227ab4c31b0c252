import { expect, test } from "vitest";
import { licenceTerms, strictest } from "./licence-terms.ts";

test.each([
  [null, "open"],
  ["CC0-1.0", "open"],
  ["CC-BY-4.0", "open"],
  ["CC-BY-SA-4.0", "shareAlike"],
  ["Creative Commons Attribution-ShareAlike 4.0", "shareAlike"],
  ["https://creativecommons.org/licenses/by-sa/4.0/", "shareAlike"],
  ["ODbL-1.0", "shareAlike"],
  ["CC-BY-ND-4.0", "forbids"],
  ["CC-BY-NC-ND-4.0", "forbids"],
  ["All rights reserved", "forbids"],
  ["Proprietary", "forbids"],
  ["CC-BY-NC-4.0", "open"],
  ["Sandy's own licence", "open"],
])("%s: %s", (licence, terms) => {
  expect(licenceTerms(licence)).toBe(terms);
});

test("the strictest of several counts", () => {
  expect(strictest([])).toBe("open");
  expect(strictest(["open", "shareAlike"])).toBe("shareAlike");
  expect(strictest(["shareAlike", "forbids", "open"])).toBe("forbids");
});
