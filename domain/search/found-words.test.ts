import { expect, test } from "vitest";
import { foundWords } from "./found-words.ts";

test.each([
  ["Emergency shelter · Meals · Showers", "shower", ["Showers"]],
  ["Albergue de emergencia · Comidas · Duchas", "comida", ["Comidas"]],
  ["Ropa y camas", "pan y cama", ["camas"]],
  ["Jóvenes LGBT+", "jovenes", ["Jóvenes"]],
  ["Jo\u0301venes", "JÓVEN", ["Jo\u0301venes"]],
  ["Pantry · Pan dulce · Panes", "pan", ["Pan", "Panes"]],
  ["Showers", "shoes", []],
  ["Food for the family", "for the", []],
  ["Housing · House", "houses", ["Housing", "House"]],
  ["Comida", "", []],
  ["Comida", "· (", []],
])("%s has of “%s”: %j", (text, search, found) => {
  expect(foundWords(text, search).map(([start, end]) => text.slice(start, end))).toEqual(found);
});
