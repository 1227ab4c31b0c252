import { expect, test } from "vitest";
import { importProblems as enProblems } from "#words/compiled/en/imports/import-problems.ts";
import { importReasons as en } from "#words/compiled/en/imports/import-reasons.ts";
import { importProblems as esProblems } from "#words/compiled/es/imports/import-problems.ts";
import { importReasons as es } from "#words/compiled/es/imports/import-reasons.ts";
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

test.each([
  ["services.csv is empty.", "services.csv está vacío."],
  ['services.csv has no column "name" or "title".', 'services.csv no tiene la columna "name" or "title".'],
  [
    "None of the package's services can be used. The first: services.csv, line 2: no name.",
    "No se puede usar ningún servicio del paquete. El primero: services.csv, línea 2: sin nombre.",
  ],
  [
    "None of the package's services can be used. The first: services.json: no name.",
    "No se puede usar ningún servicio del paquete. El primero: services.json: sin nombre.",
  ],
  [
    "The import stopped after 1,000 of 2,500 services: it was interrupted. Run it again: it goes on from there.",
    "La importación se detuvo después de 1,000 de 2,500 servicios: se interrumpió. Siga con ella: continúa desde ahí.",
  ],
  [
    "big.json has 70 MB; a JSON file may have 64 MB. Split it into several files, or export CSV.",
    "big.json tiene 70 MB; un archivo JSON puede tener 64 MB. Divídalo en varios archivos, o expórtelo como CSV.",
  ],
  ["The package has more than 5 kittens.", null],
])("%s: %s", (problem, spanish) => {
  const reason = (part: string) => reasonInWords(part, en, es) ?? part;
  expect(reasonInWords(problem, enProblems, esProblems, reason)).toBe(spanish);
});

test("each problem is recognized as itself, with the same parts", () => {
  for (const [name, text] of Object.entries(enProblems)) {
    const marks = Object.fromEntries(Object.keys(enProblems).map((each) => [each, each]));
    const found = reasonInWords(text, enProblems, { ...enProblems, ...marks });
    expect(found?.replace("{}", ""), text).toBe(name);
  }
  const gaps = (words: typeof enProblems) => Object.values(words).map((text) => text.split("{}").length);
  expect(gaps(esProblems)).toEqual(gaps(enProblems));
});

test("each reason is recognized as itself, with the same parts", () => {
  for (const text of Object.values(en)) expect(reasonInWords(text, en, en), text).toBe(text);
  const gaps = (words: typeof en) => Object.values(words).map((text) => text.split("{}").length);
  expect(gaps(es)).toEqual(gaps(en));
});
