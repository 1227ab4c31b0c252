import { expect, test } from "vitest";
import { learnedFrom } from "#domain/imports/likely-needs.ts";
import { needsOfTexts } from "#domain/imports/needs-of-texts.ts";
import { toServiceTypes } from "#domain/imports/types-of-needs.ts";
import { checksumOfServices, trainingServices } from "./training-texts.ts";

const judged = trainingServices(null).map((service) => ({
  service,
  wanted: toServiceTypes(service.needs),
  found: needsOfTexts(service.organization, service.name, service.description).type,
}));

test("the weights are learned from the texts as they are", () => {
  expect(learnedFrom, "npm run need-weights").toBe(checksumOfServices());
});

test("nearly all that was learned is known, and hardly a shelter is missed", () => {
  const wrong = judged.filter(({ wanted, found }) => String(wanted) !== String(found));
  expect(wrong.length).toBeLessThanOrEqual(judged.length * 0.05);
  const missed = judged.filter(
    ({ wanted, found }) => wanted.includes("SHELTER") && !found.includes("SHELTER"),
  );
  expect(missed.map(({ service }) => service.name).slice(2)).toEqual([]);
});
