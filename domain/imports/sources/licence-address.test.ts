import { expect, test } from "vitest";
import { licenceAddress } from "./licence-address.ts";

test.each([
  ["CC-BY-4.0", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["cc-by-nc-nd-3.0", "https://creativecommons.org/licenses/by-nc-nd/3.0/"],
  ["CC0-1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["https://data.example/terms", "https://data.example/terms"],
  ["javascript:alert(1)", null],
  ["Public domain", null],
  ["CC-BY", null],
])("%s is read at %s", (licence, address) => {
  expect(licenceAddress(licence)).toBe(address);
});
