import { expect, test } from "vitest";
import { bodyOfOrganization, lineOfPhone, parsePhones, valuesOfOrganization } from "./organization-values.ts";

test.each([
  ["(305) 555-0142", { number: "(305) 555-0142", extension: null }],
  ["(305) 555-0142 ext. 7", { number: "(305) 555-0142", extension: "7" }],
])("%s is a line of the form, and read again", (line, phone) => {
  expect(lineOfPhone(phone)).toBe(line);
  expect(parsePhones(`\n ${line} \n`)).toEqual([phone]);
});

test.each(["305 555 0142 EXT 7", "305 555 0142x7", "305 555 0142 x 7"])("%s has an extension", (line) => {
  expect(parsePhones(line)).toEqual([{ number: "(305) 555-0142", extension: "7" }]);
});

test("what is empty is cleared, and the owner is left out where it cannot be set", () => {
  const empty = valuesOfOrganization(null);
  const cleared = { name: "", alternateName: null, description: null, url: null, email: null, phones: [] };
  expect(bodyOfOrganization(empty, false)).toEqual(cleared);
  expect(bodyOfOrganization(empty, true)).toEqual({ ...cleared, userEmail: null });
});
