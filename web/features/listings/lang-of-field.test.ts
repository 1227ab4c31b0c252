import { expect, test } from "vitest";
import { langOfField } from "./lang-of-field.ts";

test.each([
  ["serviceSummary", "en"],
  ["serviceSummaryEs", "es"],
  ["descriptionEs", "es"],
  ["name", undefined],
  ["city", undefined],
  ["serviceSummaryEsState", undefined],
] as const)("%s is written in %s", (field, lang) => {
  expect(langOfField(field)).toBe(lang);
});
