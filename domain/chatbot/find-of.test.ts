import { expect, test } from "vitest";
import type { Find } from "./question.ts";
import { NEW_TALK } from "./talk-state.ts";
import { understand } from "./understand.ts";

function findIn(message: string): Find | null {
  const { question } = understand(message, {
    now: Date.UTC(2026, 10, 18, 20),
    zone: "America/New_York",
    state: NEW_TALK,
    places: new Map(),
    language: "en",
  });
  return question.kind === "FIND" ? question.find : null;
}

test("what nothing else is any help with counts, whatever else is told", () => {
  expect(findIn("no juntamos para el entierro, la funeraria pide un depósito")?.text).toBe("funeral");
  expect(findIn("where can i keep a couch and boxes, we are between apartments")?.text).toBe("storage unit");
  expect(findIn("¿alguien presta sillas de ruedas?")?.text).toBe("medical equipment loan");
});

test("a dog that comes along has no purpose", () => {
  expect(findIn("can my two dogs come in while i eat lunch somewhere")?.needs).toEqual(["MEALS"]);
  expect(findIn("tattoo removal so i can get work")?.needs).toEqual(["ASSISTANCE"]);
});

test.each([
  ["i get off work at 5, which classes are open, i want my diploma", ["EDUCATION"]],
  ["salgo de trabajar a las 6, busco consejería", ["COUNSELING"]],
  ["nos dieron departamento pero no tenemos cama ni ollas", ["ASSISTANCE"]],
  ["¿dónde puedo dejar guardada mi mochila mientras busco trabajo?", ["ASSISTANCE"]],
  ["no bread til payday, where are they givin out groceries", ["FOOD_PANTRIES"]],
])("%s: %j", (message, needs) => {
  expect(findIn(message)?.needs).toEqual(needs);
});

test.each([
  ["GED classes in the evening", ["EDUCATION"], "GED"],
  ["clases de GED en la noche", ["EDUCATION"], "GED"],
  ["english classes at night", ["EDUCATION"], "English class"],
  ["somebody to watch my toddler while I work nights", ["ASSISTANCE"], "child care"],
  ["quién me cuide al niño mientras trabajo de noche", ["ASSISTANCE"], "child care"],
])("%s: the name of what is of the need narrows", (message, needs, text) => {
  expect(findIn(message)).toMatchObject({ needs, text, time: { kind: "TONIGHT" } });
});

test.each([
  "a cot for tonight",
  "any bunks for men",
  "is there a mat on the floor",
  "un catre para hoy",
  "hay literas",
  "colchonetas para hombres",
])("%s: a bed by another name", (message) => {
  expect(findIn(message)).toMatchObject({ needs: ["EMERGENCY"], beds: true });
});
