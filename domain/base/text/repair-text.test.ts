import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repairText } from "./repair-text.ts";

describe("broken characters", () => {
  test.each([
    // DOS code page, as in the directory of Miami.
    ["approachGÇ¥, which", "approach”, which"],
    ["GÇ£Your Money", "“Your Money"],
    ["FloridaGÇÖs independent", "Florida’s independent"],
    ["GÇÿ18", "‘18"],
    ["grow GÇô all", "grow – all"],
    ["PPEC GÇö Prescribed", "PPEC — Prescribed"],
    ["oneGÇæonGÇæone", "one‑on‑one"],
    ["disabilitiesGÇª", "disabilities…"],
    ["disasters. GÇï", "disasters. \u200b"],
    ["solely to-áthe fight", "solely to\u00a0the fight"],
    ["C+íncer", "Cáncer"],
    ["fa+ºade", "façade"],
    ["The Caf+¬ at", "The Café at"],
    ["Cr+¬dito, pr+¬stamos", "Crédito, préstamos"],
    ["veh+¡culos", "vehículos"],
    ["log+¡a, desv+¡o", "logía, desvío"],
    ["informaci+¦n", "información"],
    ["los ni+¦os", "los niños"],
    ["Espa+¦ol", "Español"],
    ["la pr+¦xima", "la próxima"],
    ["P+ÆTOPRENS", "PÒTOPRENS"],
    ["MedicAlert-« + ", "MedicAlert® + "],
    ["Lou Gehrig-Æs", "Lou Gehrig’s"],
    ["to -Ç-£identify", "to “identify"],
    ["cope-Ç-¥ with", "cope” with"],
    // Windows-1252.
    ["donâ€™t â€œstopâ€\u009d", "don’t “stop”"],
    ["JosÃ© y niÃ±os", "José y niños"],
    ["GonzÃ¡lez", "González"],
    ["a\u00c2\u00a0b", "a\u00a0b"],
  ])("%s → %s", (broken, repaired) => {
    expect(repairText(broken)).toBe(repaired);
  });

  test.each([
    "C++ and A+ students",
    "a 501(c)(3)",
    "Peña, González, Güines, Ángel",
    "Pâtisserie à la crème",
    "São Paulo",
    "Âge d'or",
    "what +¦ stands for here is not sure",
    "10+",
    "Ça va",
  ])("%s stays as it is", (text) => {
    expect(repairText(text)).toBe(text);
  });

  test("plain text is never touched", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => repairText(text) === text));
  });

  test("text that was broken on its way through Windows-1252 comes back whole", () => {
    const accented = fc.string({ unit: fc.constantFrom(..."áéíóúñüÁÉÑ¿¡ abc") });
    fc.assert(
      fc.property(accented, (text) => repairText(Buffer.from(text, "utf8").toString("latin1")) === text),
    );
  });
});
