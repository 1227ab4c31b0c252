import fc from "fast-check";
import { expect, test } from "vitest";
import { buildSynonyms } from "../search/synonyms.ts";
import type { AskedFor } from "./sensitive-search.ts";
import { chooseTopic, computeNoise, PARTS_OF_DAY, partOfDay } from "./unmet-need.ts";

const SYNONYMS = buildSynonyms([
  ["diaper", "diapers", "pañal", "pañales"],
  ["shower", "ducha"],
  ["detox", "desintoxicación"],
  ["domestic violence", "violencia doméstica", "safe place"],
  ["immigration lawyer", "abogado de inmigración"],
  ["bed", "cama"],
  ["Honduras", "Honduran", "hondureños"],
  ["hot meal", "comida caliente"],
]);
const asked = (changes: Partial<AskedFor>): AskedFor => ({
  q: "",
  types: [],
  needs: [],
  audiences: [],
  ...changes,
});

test.each<[Partial<AskedFor>, boolean, string]>([
  [{ q: "Pañales" }, false, "SYNONYM diaper"],
  [{ q: "shower on sunday" }, false, "SYNONYM shower"],
  [{ q: "hot meal bed" }, false, "SYNONYM hot meal"],
  [{ q: "detox" }, false, "SYNONYM detox, sensitive"],
  [{ q: "violencia doméstica" }, false, "SYNONYM domestic violence, sensitive"],
  [{ q: "diapers my husband abused me" }, false, "SYNONYM diaper, sensitive"],
  [{ q: "abogado de inmigración" }, false, "SYNONYM immigration lawyer, sensitive"],
  [{ q: "hondureños" }, false, "SYNONYM honduras, sensitive"],
  [{ q: "comida caliente para venezolanos" }, false, "SYNONYM hot meal, sensitive"],
  [{ q: "bed", types: ["HEALTH"] }, false, "SYNONYM bed, sensitive"],
  [{ needs: ["MEALS"] }, false, "NEED MEALS"],
  [{ needs: ["COUNSELING"] }, false, "NEED COUNSELING, sensitive"],
  [{ q: "food pantry" }, false, "NEED FOOD_PANTRIES"],
  [{ q: "food pantry for undocumented" }, false, "NEED FOOD_PANTRIES, sensitive"],
  [{ q: "veterans" }, false, "AUDIENCE VETERANS"],
  [{ audiences: ["DISABLED"] }, false, "AUDIENCE DISABLED, sensitive"],
  [{ q: "Hialeah" }, true, "PLACE "],
  [{ q: "Maria Perez 305 555 0100" }, false, "OTHER "],
])("%j is counted as %s", (changes, isPlace, topic) => {
  const { kind, name, isSensitive } = chooseTopic(asked(changes), SYNONYMS, isPlace);
  expect(`${kind} ${name}${isSensitive ? ", sensitive" : ""}`).toBe(topic);
});

test("no word that a visitor typed comes out, unless it is one of ours", () => {
  const ours = new Set([
    ...[
      "diaper",
      "shower",
      "detox",
      "domestic violence",
      "immigration lawyer",
      "bed",
      "honduras",
      "hot meal",
      "",
    ],
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), (q, isPlace) => {
      const { kind, name } = chooseTopic(asked({ q }), SYNONYMS, isPlace);
      if (kind !== "NEED" && kind !== "AUDIENCE") expect(ours.has(name)).toBe(true);
    }),
  );
});

test.each([
  [0, "NIGHT"],
  [359, "NIGHT"],
  [360, "MORNING"],
  [719, "MORNING"],
  [720, "AFTERNOON"],
  [1080, "EVENING"],
  [1439, "EVENING"],
])("minute %i is in the %s", (minute, part) => {
  expect(partOfDay(minute)).toBe(part);
  expect(PARTS_OF_DAY).toContain(part);
});

test("noise is whole, symmetric, and zero most often", () => {
  const uniform = fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true });
  fc.assert(
    fc.property(uniform, uniform, (first, second) => {
      expect(Number.isInteger(computeNoise(first, second))).toBe(true);
      expect(computeNoise(first, second) + computeNoise(second, first)).toBe(0);
    }),
  );
  const grid = Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200);
  const counts = new Map<number, number>();
  for (const first of grid) {
    for (const second of grid) {
      const noise = computeNoise(first, second);
      counts.set(noise, (counts.get(noise) ?? 0) + 1);
    }
  }
  const share = (noise: number) => (counts.get(noise) ?? 0) / grid.length ** 2;
  // The probability of zero is (1 - α) / (1 + α), and each further step has α times as much.
  expect(share(0)).toBeCloseTo(0.462, 1);
  expect(share(1) / share(0)).toBeCloseTo(Math.exp(-1), 1);
});
