import { describe, expect, test } from "vitest";
import { groupTyped, problemOfPhone, readTyped, storedPhone } from "./typed-phone.ts";

const LISTING = { takes: "listing" } as const;
const PERSON = { takes: "person" } as const;
const LINE = { takes: "line" } as const;

/** Returns the field's text after `text` was typed key by key. */
function typedByKeys(text: string): string {
  let shown = "";
  for (const key of text) shown = groupTyped(shown + key, LISTING);
  return shown;
}

describe("a number that is typed key by key", () => {
  test.each([
    ["", ""],
    ["3", "3"],
    ["305", "305"],
    ["3055", "(305) 5"],
    ["305555", "(305) 555"],
    ["3055550", "(305) 555-0"],
    ["3055550101", "(305) 555-0101"],
    ["305.555.0101", "(305) 555-0101"],
    ["1 305 555 0101", "(305) 555-0101"],
    ["+1 (305) 555-0101", "(305) 555-0101"],
    ["+1 555 555 0142", "(555) 555-0142"],
    ["1-800-799-7233", "(800) 799-7233"],
    ["001 305 555 0101", "(305) 555-0101"],
    ["+44 20 7946 0018", "+44 20 7946 0018"],
    ["011 44 20 7946 0018", "011 44 20 7946 0018"],
    ["305-555-0101 x12", "(305) 555-0101 x12"],
    ["30555501019", "(305) 555-01019"],
    ["1-800-FLOWERS", "800FLOWERS"],
  ])("%j shows %j: nothing is cut", (typed, shown) => {
    expect(typedByKeys(typed)).toBe(shown);
  });

  test.each([
    ["+1 555 555 0142", "(555) 555-0142", null],
    ["305-555-0101 x12", "(305) 555-0101", "12"],
    ["5555550142 12", "(555) 555-0142", "12"],
    ["1-800-FLOWERS", "(800) 356-9377", null],
    ["512-555-KIDS", "(512) 555-5437", null],
    ["741741", "741741", null],
    ["22522", "22522", null],
    ["2-1-1", "211", null],
    ["+44 20 7946 0018", "+44 20 7946 0018", null],
  ])("%j is read as %s, extension %j", (typed, phone, extension) => {
    expect(readTyped(typedByKeys(typed), LISTING)).toMatchObject({ phone, extension, problem: null });
  });
});

test.each([
  ["305-555-0101 ask for Ana", "(305) 555-0101", "ask for Ana"],
  ["305-555-0101 or 305-555-0102 ext 4", "(305) 555-0101", "(305) 555-0102 ext. 4"],
  ["305-555-0101", "(305) 555-0101", ""],
])("of %j what is no part of %s is left over: %j", (typed, phone, leftOver) => {
  expect(readTyped(typed, LISTING)).toMatchObject({ phone, leftOver });
});

describe("what a field takes", () => {
  test.each([
    ["(305) 555-0101", null, null, null],
    ["+1 305 555 0101", null, null, null],
    ["(155) 555-5014", "noSuchPhone", "noSuchPhone", "noSuchPhone"],
    ["(305) 055-5014", "noSuchPhone", "noSuchPhone", "noSuchPhone"],
    // With an extra digit it would be another number, or none.
    ["30555501019", "notPhone", "notPhone", "notPhone"],
    ["1-305-555-01019", "notPhone", "notPhone", "notPhone"],
    ["020 7946 0018", "notPhone", "notPhone", "notPhone"],
    ["011 44 20 7946 0018", "notPhone", null, null],
    ["305 555 0101 ext 4", "notPhone", "notPhone", "notPhone"],
    ["305 555 0101, Ana", "notPhone", "notPhone", "notPhone"],
    ["988", "notPhone", null, null],
    ["741741", "notPhone", null, null],
    ["334", "notPhone", "notPhone", null],
    ["9888", "notPhone", "notPhone", "notPhone"],
    ["555-0142", "notPhone", "notPhone", "notPhone"],
    ["+52 55 5555 0142", "notPhone", null, null],
    ["call us", "notPhone", "notPhone", "notPhone"],
    ["988;1", "notPhone", "notPhone", "notPhone"],
    ["+1 555", "notPhone", "notPhone", "notPhone"],
    ["1".repeat(16), "notPhone", "notPhone", "notPhone"],
  ])("%j: a person's %j, a listing's %j, a line's %j", (typed, person, listing, line) => {
    expect([PERSON, LISTING, LINE].map((field) => problemOfPhone(typed, field))).toEqual([
      person,
      listing,
      line,
    ]);
  });
});

describe("as it is stored", () => {
  test.each([
    ["988", "988", "988"],
    ["5555550142", "(555) 555-0142", "(555) 555-0142"],
    ["1-800-555-0142", "(800) 555-0142", "1-800-555-0142"],
    ["1-800-555-HOPE", "(800) 555-4673", "1-800-555-4673"],
    ["+1 555 555 0142", "(555) 555-0142", "+1 555 555 0142"],
    ["+354 555 0142", "+354 555 0142", "+354 555 0142"],
    ["678-678", "678678", "678-678"],
    ["(741) 741", "741741", "741741"],
  ])("%s of a listing is %s, of a line %s", (typed, listing, line) => {
    expect([storedPhone(typed, LISTING), storedPhone(typed, LINE)]).toEqual([listing, line]);
    expect([storedPhone(listing, LISTING), storedPhone(line, LINE)]).toEqual([listing, line]);
  });
});

test("numbers of another country have its rules", () => {
  const inFrance = { takes: "listing", country: "France" } as const;
  expect(problemOfPhone("01 23 45 67 89", inFrance)).toBeNull();
  expect(storedPhone("01 23 45 67 89", inFrance)).toBe("+33 1 23 45 67 89");
  expect(groupTyped("0123456789", inFrance)).toBe("0123456789");
  const elsewhere = { takes: "listing", country: "Atlantis" } as const;
  expect(storedPhone("(210) 123 4567", elsewhere)).toBe("(210) 123 4567");
  expect(problemOfPhone("12", elsewhere)).toBe("notPhone");
});
