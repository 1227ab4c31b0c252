import { expect, test } from "vitest";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { services as en } from "#domain/words/en/services.ts";
import { services as es } from "#domain/words/es/services.ts";
import { csvRows } from "./change-rows.ts";
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
