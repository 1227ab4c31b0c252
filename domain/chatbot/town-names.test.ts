import { describe, expect, test } from "vitest";
import { askedByName } from "./asked-name.ts";
import { placeNamesIn } from "./asked-place.ts";
import type { KnownPlace } from "./question.ts";
import {
  asksOrganization,
  isCalledLike,
  saysMoreThan,
  saysOrganization,
  townsOfNames,
  withoutTown,
} from "./town-names.ts";

const town = (name: string): KnownPlace => ({
  kind: "CITY",
  name,
  coordinates: { longitude: -81, latitude: 25 },
});
const row = (name: string, city: string, state = "FL") => ({ name, city, state });

describe("services called like their town", () => {
  test.each([
    ["key west", "Key West, FL", row("KEY WEST", "Key West"), true],
    ["marathon", "Marathon, FL", row("Marathon", "Marathon"), true],
    ["ft lauderdale", "Fort Lauderdale, FL", row("FORT LAUDERDALE", "Fort Lauderdale"), true],
    // A service whose name is also a town is not in that town.
    ["grace", "Grace, ID", row("Grace", "Demo Harbor", "CA"), false],
    ["naples", "Naples, FL", row("NAPLES", "Naples", "ME"), false],
    ["key west", "Key West, FL", row("Key West Food Pantry", "Key West"), false],
  ])("%s is %s, of %o: %s", (text, name, service, isTown) => {
    const towns = townsOfNames([row("Soup Kitchen", "Key West"), service], new Map([[text, town(name)]]));
    expect(towns).toEqual(isTown ? [text] : []);
  });

  test("all that are called so are, wherever they are", () => {
    expect(isCalledLike(row("MARATHON", "Key Colony Beach"), "marathon")).toBe(true);
    expect(isCalledLike(row("Marathon Pantry", "Marathon"), "marathon")).toBe(false);
  });
});

test.each([
  ["soup kitchen key west", "key west", true],
  ["I'm living out of my truck in Marathon. Where can I get a shower", "marathon", true],
  ["the library in Key West", "key west", true],
  ["what is open now in Key West", "key west", true],
  ["key west hours", "key west", false],
  ["when does Marathon open", "marathon", false],
  ["¿a qué hora abren en Naples?", "naples", false],
])("%s: whether it says more than %s: %s", (text, name, isMore) => {
  expect(saysMoreThan(text, name)).toBe(isMore);
});

test.each([
  ["is there anything for kids at Branches in Florida City", "BRANCHES, INC.", true],
  ["Habitat for Humanity in Immokalee", "HABITAT FOR HUMANITY, INC.", true],
  ["the public library in Key West", "MONROE COUNTY PUBLIC LIBRARY", false],
  ["a bed in Key West", "", false],
])("%s: whether it names %s: %s", (message, name, isSaid) => {
  expect(saysOrganization(message, { organization: { name } })).toBe(isSaid);
});

const askedIn = (message: string) => {
  const asked = askedByName(message, Date.UTC(2026, 10, 20, 15), "America/New_York");
  if (asked === null) throw new Error(`${message} has no words`);
  return asked;
};

test.each([
  ["when does the library in Key West open", "MONROE COUNTY PUBLIC LIBRARY", true],
  ["phone number for the health department in Key West", "FLORIDA DEPARTMENT OF HEALTH", true],
  ["phone number for the dentist in Key West", "FLORIDA DEPARTMENT OF HEALTH", false],
  ["phone number of Key West", "MONROE COUNTY PUBLIC LIBRARY", false],
])("%s: whether it asks for %s: %s", (message, name, isAsked) => {
  const row = { name: "KEY WEST", organization: { name } };
  expect(asksOrganization(askedIn(message), row)).toBe(isAsked);
});

test("a question without its town", () => {
  const { words, telling } = withoutTown(askedIn("citrus clinic in Key West"), "key west");
  expect(words).toEqual(["citrus", "clinic", "in", ".", "."]);
  expect(telling).toEqual([0, 1]);
});

test.each([
  ["soup kitchen key west", "key west"],
  ["Vivo en Key West con dos gatos", "key west"],
  ["What's the name of the overnight place in Key West, KOTS I think?", "key west"],
])("%s: %s may be a town", (message, name) => {
  expect(placeNamesIn(message).map(({ text }) => text)).toContain(name);
});

test.each(["food on the west side", "showers north of here", "I go east"])(
  "%s: a direction alone is no town",
  (message) => {
    expect(placeNamesIn(message)).toEqual([]);
  },
);
