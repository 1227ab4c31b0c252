import { expect, test } from "vitest";
import { withNamesInEnglish } from "./names-in-english.ts";

test.each([
  [
    "esta abierta la oficina del seguro social de la pequena habana",
    "esta abierta la oficina del social security de la little havana",
  ],
  ["numero del defensor publico", "numero del public defender"],
  ["ejercito de salvacion", "salvation army"],
  ["telefono de caridades catolicas", "telefono de catholic charities"],
  ["consulado de honduras", "consulate general of honduras"],
  ["biblioteca de la pequena haiti", "library de la little haiti"],
])("%s: %s", (text, english) => {
  expect(withNamesInEnglish(text)).toBe(english);
});

test("other texts stay as they are", () => {
  for (const text of ["necesito comida", "where is the library", "tengo un bebe pequenito"])
    expect(withNamesInEnglish(text)).toBe(text);
});
