import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NameQuery, readPlaceQuery } from "./place-query.ts";

/** `name*` where the name may go on, `name@FL,GA` where only these states fit. */
function written({ key, states, isPrefix }: NameQuery): string {
  return `${key}${isPrefix ? "*" : ""}${states === null ? "" : `@${states.join(",")}`}`;
}

describe("what a typed place may mean", () => {
  test.each<[typed: string, codes: string[], names: string[]]>([
    ["miami", [], ["miami*"]],
    ["Miami, FL", [], ["miamifl*", "miami*@FL"]],
    ["miami florida", [], ["miamiflorida*", "miami*@FL"]],
    ["miami f", [], ["miamif*", "miami@FL"]],
    ["miami flordia", [], ["miamiflordia*", "miami@FL"]],
    ["paris texsa", [], ["paristexsa*", "paris@TX"]],
    ["ames iwoa", [], ["amesiwoa*"]],
    ["Montréal, Québec", [], ["montrealquebec*", "montreal*@QC"]],
    ["Brooklyn Nueva York", [], ["brooklynnuevayork*", "brooklyn*@NY"]],
    ["charleston west virginia", [], ["charlestonwestvirginia*", "charleston*@WV", "charlestonwest*@VA"]],
    ["san jose ca usa", [], ["sanjoseca*", "sanjose*@CA"]],
    ["Toronto Canada", [], ["toronto*"]],
    ["Miami, US", [], ["miami*"]],
    ["Miami, United States", [], ["miami*"]],
    ["Miami, Estados Unidos", [], ["miami*"]],
    ["Miami, EE. UU.", [], ["miami*"]],
    ["Miami, EEUU", [], ["miami*"]],
    ["canada", [], ["canada*"]],
    ["St. Paul", [], ["saintpaul*"]],
    ["st", [], ["saint*", "st*"]],
    ["3", ["3"], []],
    ["331", ["331"], []],
    [" 331 ", ["331"], []],
    ["33101", ["33101"], []],
    ["33101-", ["33101"], []],
    ["33101-12", ["33101"], []],
    ["33101-1234", ["33101"], []],
    ["33101 1234", ["33101"], []],
    ["331011234", ["33101"], []],
    ["Miami 33101", ["33101"], ["miami*"]],
    ["33101 FL", ["33101"], []],
    ["10001 Nueva York", ["10001"], []],
    ["florida", [], ["florida*"]],
    ["m5", ["M5"], []],
    ["m5v", ["M5V"], []],
    ["M5V 2", ["M5V"], []],
    ["M5V 2T6", ["M5V"], []],
    ["m5v2t6", ["M5V"], []],
    ["m5v2t", ["M5V"], []],
    ["M5V Toronto", ["M5V"], ["toronto*"]],
    ["m5vx", [], ["m5vx*"]],
    ["Toronto ON M5V 2T6", ["M5V"], ["torontoon*", "toronto*@ON"]],
    ["E. Palo Alto", [], ["epaloalto*", "eastpaloalto*"]],
    ["W Palm Beach", [], ["wpalmbeach*", "westpalmbeach*"]],
    ["No Hollywood", [], ["nohollywood*", "northhollywood*"]],
    ["Mt. View", [], ["mountview*", "mountainview*"]],
    ["North Miami Bch", [], ["northmiamibch*", "northmiamibeach*"]],
    ["120 Flagler Street Miami", [], ["120flaglerstreetmiami*", "streetmiami", "miami"]],
    ["", [], []],
    ["(%_'\"\\", [], []],
    ["one two three four five six seven eight", [], ["onetwothreefourfivesixseveneight*"]],
    ["one two three four five six seven eight nine", [], []],
  ])("%j", (typed, codes, names) => {
    const query = readPlaceQuery(typed);
    expect(query.codes).toStrictEqual(codes);
    expect(query.names.map(written)).toStrictEqual(names);
  });

  test("too many digits are no ZIP", () => {
    expect(readPlaceQuery("1234567").codes).toStrictEqual([]);
  });
});

test("whatever is typed, keys are letters and digits, and codes are codes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (typed) => {
      const { codes, names } = readPlaceQuery(typed);
      for (const { key } of names) expect(key).toMatch(/^[\p{L}\p{N}]+$/u);
      for (const code of codes) expect(code).toMatch(/^(\d{1,5}|[A-Z]\d[A-Z]?)$/);
    }),
  );
});

test.each([
  ["Miami-Dade County", "miamidade", null],
  ["Orange County, CA", "orange", ["CA"]],
  ["condado de Los Angeles", "losangeles", null],
  ["condado de Orange, Florida", "orange", ["FL"]],
  ["St. Louis County Missouri", "saintlouis", ["MO"]],
])("%s is a county", (typed, key, states) => {
  expect(readPlaceQuery(typed).county).toEqual({ key, states });
});

test.each(["Miami", "county", "County Line, AL", "33130"])("%s is none", (typed) => {
  expect(readPlaceQuery(typed).county).toBeNull();
});
