import { expect, test } from "vitest";
import { danger as english } from "#words/compiled/en/danger/danger.ts";
import { danger as spanish } from "#words/compiled/es/danger/danger.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { EMPTY_LINE } from "../contacts/crisis-lines/empty-line.ts";
import { DANGER_FAMILIES } from "./danger-families.ts";
import { linesForDanger, numbersForDanger } from "./danger-lines.ts";
import { noticeDanger } from "./notice-danger.ts";

const line = (phone: string | null, text: string | null = null): PublicCrisisLine => ({
  ...EMPTY_LINE,
  isOpen: null,
  changesAt: null,
  id: phone ?? text ?? "",
  phone,
  text,
  ranking: 0,
  createdAt: "",
  updatedAt: "",
  version: 1,
  may: { edit: false, delete: false, noteCall: false },
});

test.each([
  ["PARTNER_VIOLENCE", false, ["1-800-799-7233", "911"]],
  ["PARTNER_VIOLENCE", true, ["911", "1-800-799-7233"]],
  ["SUICIDE", false, ["988", "911", "741741"]],
  ["SUICIDE", true, ["911", "988", "741741"]],
  ["SEXUAL_ASSAULT", false, ["1-800-656-4673", "911"]],
  ["POISON", false, ["1-800-222-1222", "911"]],
  ["OVERDOSE", false, ["911", "1-800-222-1222"]],
  ["NOT_BREATHING", true, ["911", "211"]],
  ["POLICE_VIOLENCE", true, ["211", "988", "911"]],
  ["IMMIGRATION", true, ["211", "1-888-373-7888", "1-800-799-7233", "988"]],
] as const)("%s, now: %s, begins with %j", (family, isNow, first) => {
  expect(numbersForDanger(family, isNow).slice(0, first.length)).toEqual(first);
});

test("every danger has a line, and no number twice", () => {
  for (const family of DANGER_FAMILIES) {
    const numbers = numbersForDanger(family);
    expect(numbers).toContain("211");
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test("lines are found by their number, however it is written; a line that is missing is left out", () => {
  const lines = [line("211"), line("(800) 799-7233"), line("988"), line(null, "741741")];
  expect(linesForDanger({ family: "PARTNER_VIOLENCE" }, lines, 0).map(({ id }) => id)).toEqual([
    "(800) 799-7233",
    "988",
    "211",
  ]);
  expect(linesForDanger({ family: "SUICIDE" }, lines, 0).map(({ id }) => id)).toEqual([
    "988",
    "741741",
    "211",
  ]);
});

test.each([
  [null, false, ["1-800-677-1116", "911", "1-800-799-7233", "211"]],
  [true, false, ["1-800-677-1116", "911", "1-800-799-7233", "211"]],
  [false, false, ["1-800-799-7233", "911", "211", "1-800-677-1116"]],
  [false, true, ["911", "1-800-799-7233", "211", "1-800-677-1116"]],
] as const)("a line that is closed comes last (open: %s, now: %s)", (isOpen, isNow, numbers) => {
  const elders = { ...line("1-800-677-1116"), isOpen, changesAt: "2026-11-30T14:00:00.000Z" };
  const lines = [elders, ...["1-800-799-7233", "911", "211"].map((number) => line(number))];
  const shown = (at: string) =>
    linesForDanger({ family: "ELDER", isNow }, lines, Date.parse(at)).map(({ phone }) => phone);
  expect(shown("2026-11-28T14:00:00.000Z")).toEqual(numbers);
  // As saved on a device while the line was closed.
  if (isOpen === false) expect(shown("2026-11-30T15:00:00.000Z")[isNow ? 1 : 0]).toBe("1-800-677-1116");
});

test("no sentence on immigration promises that 911 is safe", () => {
  for (const { sentences } of [english, spanish]) expect(sentences.IMMIGRATION).not.toContain("911");
});

test.each([
  ["i want to die", "SUICIDE"],
  ["me pega mi marido", "PARTNER_VIOLENCE"],
  ["I got raped", "SEXUAL_ASSAULT"],
])("%s: %s", (text, family) => {
  expect(noticeDanger(text)?.family).toBe(family);
});

test("what asks for no help in danger is none", () => {
  expect(noticeDanger("food near me")).toBeNull();
});
