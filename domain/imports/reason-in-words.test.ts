import { expect, test } from "vitest";
import { importReasons as en } from "../words/en/import-reasons.ts";
import { importReasons as es } from "../words/es/import-reasons.ts";
import { reasonInWords } from "./reason-in-words.ts";

test.each([
  ["no name", "sin nombre"],
  ['"call us" is not a phone number', '"call us" no es un teléfono'],
  ["… is not a phone number", "… no es un teléfono"],
  ["12 values for 9 columns", "12 valores para 9 columnas"],
  ["n values for n columns", "n valores para n columnas"],
  ['the column "a {} b" is there twice, here with "$&"', 'la columna "a {} b" está dos veces, aquí con "$&"'],
  ['minimum_age "old" is not an age', 'minimum_age "old" no es una edad'],
  ["all texts: cut after 20000 characters", "todos los textos: cortados después de 20000 letras"],
  ["fees: cut after 20000 characters of 30000", "fees: cortado después de 20000 letras de 30000"],
  [
    'hours to be asked for, times without days ("9 to 5"): "From 9 to 5"',
    'hay que preguntar el horario: horas sin días ("9 to 5"): "From 9 to 5"',
  ],
  [
    'hours to be asked for, longer than 2000 characters: "…"',
    'hay que preguntar el horario: más de 2000 letras: "…"',
  ],
  ["", null],
  ["no name at all", null],
  ["something that nobody wrote", null],
])("%s: %s", (reason, spanish) => {
  expect(reasonInWords(reason, en, es)).toBe(spanish);
});

test("each reason is recognized as itself, with the same parts", () => {
  for (const text of Object.values(en)) expect(reasonInWords(text, en, en), text).toBe(text);
  const gaps = (words: typeof en) => Object.values(words).map((text) => text.split("{}").length);
  expect(gaps(es)).toEqual(gaps(en));
});
