import { expect, test } from "vitest";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { services as en } from "#words/compiled/en/services/services.ts";
import { services as es } from "#words/compiled/es/services/services.ts";
import { actionText, changedValues, csvRows, nameText } from "./change-rows.ts";
import { changeWords, loadHistoryPageTexts } from "./history-page-words.ts";

const change = (isForProgram: boolean): ListedChange => ({
  id: 1,
  at: "2026-11-20T18:00:00.000Z",
  thing: "SERVICE",
  thingId: "01950000-0000-7000-8000-000000000001",
  name: "Harbor Pantry",
  names: [],
  action: "EDIT",
  by: { id: null, displayName: "Ada", role: "ADMINISTRATOR" },
  before: { description: "Bread" },
  after: { description: "Bread, soup" },
  why: null,
  isForProgram,
  undoes: null,
  undoneBy: null,
  undo: { may: false, refusal: null },
});

test.each([
  ["en", en, "Program", "For every place of the program"],
  ["es", es, "Programa", "Para todos los lugares del programa"],
] as const)(
  "in %s, a row of the file says what was changed for a whole program",
  async (language, services, heading, cell) => {
    const words = changeWords(await loadHistoryPageTexts(language), services, language);
    const [headings = [], whole = [], one = []] = csvRows([change(true), change(false)], words);
    const column = headings.indexOf(heading);
    expect([whole[column], one[column]]).toEqual([cell, ""]);
    expect(new Set([headings.length, whole.length, one.length]).size).toBe(1);
  },
);

test.each([
  [
    "en",
    en,
    "Cold, around Demo Harbor, CA",
    ["What is coming: Cold", "How far, in miles: 25", "Notice in Spanish: Hace frío"],
  ],
  [
    "es",
    es,
    "Frío, cerca de Demo Harbor, CA",
    ["Qué se espera: Frío", "Hasta dónde, en millas: 25", "Aviso en español: Hace frío"],
  ],
] as const)("in %s, a hard night is told in words", async (language, services, name, told) => {
  const words = changeWords(await loadHistoryPageTexts(language), services, language);
  const night = {
    ...change(false),
    thing: "HARD_NIGHT",
    name: "Demo Harbor, CA",
    action: "DELETE",
    before: {
      kind: "COLD",
      coordinates: [-123.9, 39.87],
      radius: 25,
      textEs: "Hace frío",
      until: "2026-11-29T16:00:00.000Z",
    },
    after: null,
  };
  expect(nameText(night, words)).toBe(name);
  const values = changedValues(night, words);
  expect(values.map(({ label, was }) => `${label}: ${was}`)).toEqual(expect.arrayContaining([...told]));
  expect(JSON.stringify(values)).not.toMatch(
    /COLD|T16:00|123\.9|"label":"(?:until|textEs|radius|coordinates)"/,
  );
  expect(actionText(night, words)).toBe(words.page.thingActions.HARD_NIGHT.DELETE);
});

test("an id that has no name anymore is not shown", async () => {
  const words = changeWords(await loadHistoryPageTexts("en"), en, "en");
  const owner = { ...change(false), before: { user: change(false).thingId }, after: { user: null } };
  expect(changedValues(owner, { ...words, names: [] }).map(({ was }) => was)).toEqual([words.page.gone]);
});
