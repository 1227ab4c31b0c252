import { describe, expect, test } from "vitest";
import { namedBeside, saidNames } from "./named-beside.ts";

const row = (name: string, owner: string | null = null, distance: number | null = 3) => ({
  id: owner === null ? name : `${owner}: ${name}`,
  name,
  organization: owner === null ? null : { name: owner },
  distance,
});
const ROWS = [
  row("ST. MICHAEL'S HOUSE RESIDENCE", "CARRFOUR SUPPORTIVE HOUSING"),
  row("Youth Drop-in", "PRIDELINES YOUTH SERVICES, INC."),
  row("Beyond the Binary", "PRIDELINES YOUTH SERVICES, INC."),
  row("Tax Preparation", "SANT LA HAITIAN NEIGHBORHOOD CENTER, INC."),
  row("Legal Program", "CASA, INC."),
  row("Casa Clara"),
  row("Harry Cain Towers", "Miami-Dade County"),
  row("Lotus House", "The Sundari Foundation, Inc."),
  row("Jackson Memorial Hospital"),
  row("Jackson Square Pantry"),
  row("Homestead Soup Kitchen"),
  row("Santa Ana Relief"),
  row("Second Start GED"),
  row("Pelican Housing", "Pelican, Inc.", 500),
  row("CAMP BOGGY CREEK", "EPILEPSY FLORIDA", 215),
  row("CAMP BOGGY POND", "Far Camps, Inc.", 900),
  row("THE COALITION OF IMMOKALEE WORKERS, INC."),
  row("COALITION FOR THE HOMELESS"),
  row("BETTER WAY OF MIAMI, INC.", "BETTER WAY OF MIAMI, INC."),
  row("Day Treatment", "BETTER WAY OF MIAMI, INC."),
  row("GUARDIANSHIP OF THE FLORIDA KEYS, INC."),
  row("GUARDIANSHIP PROGRAM OF DADE COUNTY, INC."),
];

function found(message: string, town: string | null = null, withTown = false) {
  const place =
    town === null
      ? ({ kind: "NONE" } as const)
      : ({ kind: "CITY", name: town, coordinates: { longitude: 0, latitude: 0 } } as const);
  const said = saidNames(message, place, withTown);
  return said === null ? null : namedBeside(said, ROWS);
}

function named(message: string, town: string | null = null) {
  return found(message, town)?.ids ?? null;
}

describe("what a message names beside what it asks for", () => {
  test.each([
    [
      "Somebody told me St Michael's has beds for veterans?",
      ["CARRFOUR SUPPORTIVE HOUSING: ST. MICHAEL'S HOUSE RESIDENCE"],
    ],
    [
      "me dijeron que en San Michael's hay camas",
      ["CARRFOUR SUPPORTIVE HOUSING: ST. MICHAEL'S HOUSE RESIDENCE"],
    ],
    [
      "Is there a group for trans youth at Pridelines?",
      [
        "PRIDELINES YOUTH SERVICES, INC.: Youth Drop-in",
        "PRIDELINES YOUTH SERVICES, INC.: Beyond the Binary",
      ],
    ],
    [
      "is there a group for teens at pridelines",
      [
        "PRIDELINES YOUTH SERVICES, INC.: Youth Drop-in",
        "PRIDELINES YOUTH SERVICES, INC.: Beyond the Binary",
      ],
    ],
    ["Does Sant La still do taxes for free?", ["SANT LA HAITIAN NEIGHBORHOOD CENTER, INC.: Tax Preparation"]],
    ["¿Los abogados de CASA me pueden representar?", ["CASA, INC.: Legal Program"]],
    ["What do they have for seniors at Harry Cain?", ["Miami-Dade County: Harry Cain Towers"]],
    ["Me hablaron de Second Start, ¿quién me ayuda con el diploma?", ["Second Start GED"]],
    ["can a mom with kids get a bed at lotus house", ["The Sundari Foundation, Inc.: Lotus House"]],
    ["does the Sundari Foundation have beds for women", ["The Sundari Foundation, Inc.: Lotus House"]],
    [
      "mi hermana quiere saber si Pridelines tiene consejería",
      [
        "PRIDELINES YOUTH SERVICES, INC.: Youth Drop-in",
        "PRIDELINES YOUTH SERVICES, INC.: Beyond the Binary",
      ],
    ],
    // No service nearby has the name, and no other within the width of a state.
    [
      "A nurse told me about a camp, Boggy something, that takes kids",
      ["EPILEPSY FLORIDA: CAMP BOGGY CREEK"],
    ],
    ["I think it's Guardianship of the Keys?", ["GUARDIANSHIP OF THE FLORIDA KEYS, INC."]],
    [
      "la coalición de los trabajadores de Immokalee, la que pelea",
      ["THE COALITION OF IMMOKALEE WORKERS, INC."],
    ],
  ])("%s", (message, ids) => {
    expect(named(message)).toEqual(ids);
  });

  test("what is called so itself is known among what its organization has", () => {
    expect(found("a program called Better Ways")).toEqual({
      ids: [
        "BETTER WAY OF MIAMI, INC.: BETTER WAY OF MIAMI, INC.",
        "BETTER WAY OF MIAMI, INC.: Day Treatment",
      ],
      own: ["BETTER WAY OF MIAMI, INC.: BETTER WAY OF MIAMI, INC."],
      by: "NAME",
    });
  });

  test("a town is one of two words of a name where that is asked for alone", () => {
    const message = "the number of the coalicion in Immokalee";
    expect(found(message, "Immokalee, FL", true)).toMatchObject({
      ids: ["THE COALITION OF IMMOKALEE WORKERS, INC."],
      by: "WORDS",
    });
    expect(found(message, "Immokalee, FL")).toBeNull();
  });

  test("what is farther is looked for by what is written as a name", () => {
    expect(saidNames("a camp, Boggy something, with pottery", { kind: "NONE" })?.farQuery).toBe("boggy");
    expect(saidNames("a camp, boggy something, with pottery", { kind: "NONE" })?.farQuery).toBeNull();
  });

  test.each([
    ["I need food for my kids", null],
    ["necesito ayuda con la renta", null],
    // Two services have this name.
    ["does Jackson take walk-ins", null],
    ["My name is Pridelines and I need a bed", null],
    ["soy de Pridelines y busco trabajo", null],
    ["Pridelines is full, where else is there a group", null],
    ["la casa está fría, necesito un calentador", null],
    ["does Pelican have rooms", null],
    ["a Coalition that helps", null],
    ["a bed in Homestead", "Homestead, FL"],
  ])("%s names none", (message, town) => {
    expect(named(message, town)).toBeNull();
  });
});
