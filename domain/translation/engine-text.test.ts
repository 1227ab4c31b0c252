import { expect, test } from "vitest";
import { engineText, isErrorText } from "./engine-text.ts";

test.each([
  [" Comida\u0007 caliente\r\n", "Hot food", "Comida caliente"],
  ["Línea uno\nLínea dos", "Line one\nLine two", "Línea uno\nLínea dos"],
  ["Comida\u202eetnelaC", "Hot food", "ComidaetnelaC"],
  ["", "Hot food", null],
  ["\u0000", "Hot food", null],
  ["\ud800", "Hot food", null],
  ["Error ".repeat(50), "Hot food", null],
])("%j for %j is stored as %j", (given, asked, stored) => {
  expect(engineText(given, asked, 1000)).toBe(stored);
});

test("what is longer than the field is cut after a word", () => {
  const stored = engineText("palabra ".repeat(200), "word ".repeat(200), 1000);
  expect(stored?.length).toBeLessThanOrEqual(1000);
  expect(stored).toMatch(/palabra…$/);
});

test.each([
  ["[object Object]", true],
  ['{"code":503,"message":"Translation is not available."}', true],
  ['{ "statusCode": 500 }', true],
  ["Translation is not available.", true],
  [" Translation didn't work. Please try again later.\n", true],
  ["{error: 500}", true],
  ["undefined", true],
  ["Comida caliente", false],
  ["El código es {1234}", false],
  ["Error de la oficina: llame antes", false],
])("%j is an error's text: %s", (text, isError) => {
  expect(isErrorText(text)).toBe(isError);
});
