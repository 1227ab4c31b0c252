import { expect, test } from "vitest";
import { emptyFacts } from "../../services/flat-facts.ts";
import type { ServiceFacts } from "../../services/service.ts";
import { type SecretDoor, secretDoors, withoutDoorsOfOthers } from "./doors-of-others.ts";
import type { Door } from "./withheld-place.ts";

const DOOR: Door = { address1: "31 Foxglove Ct", address2: null, zip: "33177" };
const ELSEWHERE: ServiceFacts["place"] = {
  visibility: "EXACT",
  address1: "1 Sample Street",
  address2: null,
  city: "Sampleton",
  state: "Florida",
  zip: "33101",
  country: "United States",
  coordinates: null,
  isApproximate: false,
};
const doors = (shown: readonly string[] = [], hidden = DOOR): readonly SecretDoor[] =>
  secretDoors({ hidden: [hidden], shown });
const facts = (said: Partial<ServiceFacts>, place = ELSEWHERE): ServiceFacts => ({
  ...emptyFacts(place, "America/New_York"),
  ...said,
});

test.each([
  ["Our house is at 31 Foxglove Court.", "Our house is at […]."],
  ["Sleep on Foxglove Ct, ZIP 33177, near https://maps.google.com/?q=1.", "Sleep on […], ZIP […], near […]"],
  ["The women sleep at number 31 on Foxglove.", "The women sleep at […]."],
  ["Bring it to 31FoxgloveCt or the corner of Foxglove and Main.", "Bring it to […] or the […]."],
  // Another place: nothing says that it is a slip.
  ["Lunch is at 31 Maple Court.", "Lunch is at 31 Maple Court."],
  ["Families in 33175, 33177 and 33178.", "Families in 33175, 33177 and 33178."],
  [
    "We are here: https://maps.google.com/?q=25.774,-80.193",
    "We are here: https://maps.google.com/?q=25.774,-80.193",
  ],
])("%s", (description, expected) => {
  expect(withoutDoorsOfOthers(facts({ description }), doors()).description).toBe(expected);
});

test("is taken out of every text, in each language, and of addresses of the web", () => {
  const left = withoutDoorsOfOthers(
    facts({
      descriptionEs: { text: "La casa está en 31 Foxglove Ct.", state: "REVIEWED" },
      howToApply: "Ring at 31 Foxglove Ct.",
      alert: { description: "Tonight at 31 Foxglove Ct.", descriptionEs: null, expiresAt: null },
      website: "https://31foxglove.example",
    }),
    doors(),
  );
  expect(JSON.stringify(left)).not.toMatch(/foxglove/iu);
});

test("its own ZIP code stays", () => {
  const own = facts({ description: "Foxglove Court, 33177" }, { ...ELSEWHERE, zip: "33177" });
  expect(withoutDoorsOfOthers(own, doors()).description).toBe("[…], 33177");
});

test.each<[string, string, readonly string[], ServiceFacts["place"]]>([
  [
    "at that door itself",
    "At 31 Foxglove Court.",
    [],
    { ...ELSEWHERE, address1: "31 Foxglove Court, Suite 2" },
  ],
  ["where another one shows the door", "At 31 Foxglove Court.", ["31 Foxglove Court"], ELSEWHERE],
  [
    "with another house of the street",
    "At 33 Foxglove Court.",
    [],
    { ...ELSEWHERE, address1: "33 Foxglove Ct" },
  ],
  ["where another one shows a house of the street", "At 33 Foxglove Court.", ["33 Foxglove Ct"], ELSEWHERE],
])("says what it says %s", (_, description, shown, place) => {
  const said = facts({ description }, place);
  expect(withoutDoorsOfOthers(said, doors(shown)).description).toBe(description);
});

test("of a street at which the organization shows another house, the hidden house is taken out", () => {
  const said = facts(
    {
      description: "At 33 Foxglove Court; beds at 31 Foxglove Court.",
      website: "https://foxglovecourt.example",
    },
    { ...ELSEWHERE, address1: "33 Foxglove Ct" },
  );
  expect(withoutDoorsOfOthers(said, doors())).toMatchObject({
    description: "At 33 Foxglove Court; beds at […].",
    website: "https://foxglovecourt.example",
  });
});

test("a numbered road is named by many", () => {
  const said = facts({ description: "Bus on US-1 and SR 7; the house is at 31 US Hwy 1." });
  expect(withoutDoorsOfOthers(said, doors([], { ...DOOR, address1: "31 US Hwy 1" })).description).toBe(
    "Bus on US-1 and SR 7; the house is at […].",
  );
});
