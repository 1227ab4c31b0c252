import { expect, test } from "vitest";
import { provisions as en } from "#words/compiled/en/services/provisions.ts";
import { provisions as es } from "#words/compiled/es/services/provisions.ts";
import type { Provision } from "./listing-enumerations.ts";
import { provisionsText } from "./provisions-text.ts";

test.each<[stated: readonly Provision[], english: string | undefined, spanish: string | undefined]>([
  [[], undefined, undefined],
  [["COUPLES"], "Couples", "Parejas"],
  [
    ["COUPLES", "STEP_FREE_DOOR", "STEP_FREE_BED", "PETS_IN_CRATE"],
    "Couples · No steps: door, bed · Pets in a crate",
    "Parejas · Sin escalones: entrada, cama · Mascotas en jaula",
  ],
  [["PETS_BESIDE_BED"], undefined, undefined],
  [
    ["STEP_FREE_BED", "PETS_BESIDE_BED", "STORAGE"],
    "No steps: bed · Room for bags",
    "Sin escalones: cama · Guardan cosas",
  ],
])("%j in one line", (stated, english, spanish) => {
  const texts = [en, es].map(({ short }) => provisionsText(stated, short).provisionsText);
  expect(texts).toEqual([english, spanish]);
});
