import { expect, test } from "vitest";
import { familyByTables, noticeDanger, readWords } from "./notice-danger.ts";

/** A wish for help is a quiet row; a danger that is told beside it is a danger. */
test.each([
  ["refugio para mujer golpeada, me sigue pegando", false],
  ["albergue para mujeres maltratadas urgente, me rompió el brazo", false],
  ["battered women's shelter, he still beats me", false],
  ["dv shelter with a bed tonight, he says he'll kill me", false],
  ["me sigue pegando, necesito refugio de mujeres", false],
  ["battered women's shelter", true],
  ["domestic violence shelter", true],
  ["refugio para mujer golpeada", true],
  ["casa para mujeres maltratadas", true],
] as const)("%s: a need alone, %s", (text, hintedOnly) => {
  expect(noticeDanger(text)).toMatchObject({ family: "PARTNER_VIOLENCE", hintedOnly });
});

/** What the tables of children and elders say of grown people is violence between grown people. */
test.each([
  ["my mother in law hits me with her cane", "PARTNER_VIOLENCE"],
  ["my parents beat me, im 22", "PARTNER_VIOLENCE"],
  ["mi yerno le pega a mi hija", "PARTNER_VIOLENCE"],
  ["my son in law beats my daughter", "PARTNER_VIOLENCE"],
  ["mi hermano me golpea, tengo 30 años", "PARTNER_VIOLENCE"],
  ["my dad beats me, im 12", "CHILD_HURT"],
  ["mi papá le pega a mi hermanito", "CHILD_HURT"],
  ["my uncle raped me, im 23", "SEXUAL_ASSAULT"],
] as const)("tables say of %s: %s", (text, family) => {
  expect(familyByTables(readWords(text))).toBe(family);
});

/** Weights that know such people as children or elders do not overrule what the tables say of grown ones. */
test.each([
  ["mi yerno le pega a mi hija", "PARTNER_VIOLENCE"],
  ["my mother in law hits me with her cane when my husband is at work", "PARTNER_VIOLENCE"],
  ["tengo 23 y mi papá todavía me da con el cinto", "PARTNER_VIOLENCE"],
  ["my brother in law climbed on top of me while my sister slept", "SEXUAL_ASSAULT"],
  ["tengo 84 y mi nuera me pega", "ELDER"],
  ["my dad beats me, im 12", "CHILD_HURT"],
  ["mi hijo de 8 llegó con moretones de casa de su papá", "CHILD_HURT"],
] as const)("%s: %s", (text, family) => {
  expect(noticeDanger(text)?.family).toBe(family);
});
