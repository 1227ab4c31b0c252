import { expect, test } from "vitest";
import { singleStop, timeAt } from "./formats-es.ts";

test.each([
  [0, "Abre a medianoche."],
  [30, "Abre a las 12:30 a. m."],
  [60, "Abre a la 1 a. m."],
  [119, "Abre a la 1:59 a. m."],
  [480, "Abre a las 8 a. m."],
  [720, "Abre al mediodía."],
  [721, "Abre a las 12:01 p. m."],
  [780, "Abre a la 1 p. m."],
  [840, "Abre a las 2 p. m."],
  [1440, "Abre a medianoche."],
])("%i minutes after midnight: %s", (minute, text) => {
  expect(singleStop(`Abre ${timeAt(minute)}.`).replaceAll("\u00a0", " ")).toBe(text);
});
