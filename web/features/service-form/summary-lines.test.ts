import { expect, test } from "vitest";
import { openingHours } from "#domain/words/en/opening-hours.ts";
import { serviceForm } from "#domain/words/en/service-form.ts";
import { services } from "#domain/words/en/services.ts";
import { BLANK, type TypedService } from "./form-values.ts";
import { toldLines } from "./summary-lines.ts";

const words = { language: "en", form: serviceForm, hours: openingHours, services } as const;
const typed = (part: Partial<TypedService>): TypedService => ({ ...BLANK, ...part });

test("a Spanish text is told with its state, for that alone may change", () => {
  const before = typed({ descriptionEs: "Camas.", descriptionEsState: "REVIEWED" });
  const after = typed({ descriptionEs: "Camas.", descriptionEsState: "STALE" });
  expect(toldLines("descriptionEs", before, words)).toEqual(["Camas.", "Looked through by a person"]);
  expect(toldLines("descriptionEs", after, words)).not.toEqual(toldLines("descriptionEs", before, words));
  expect(toldLines("descriptionEs", typed({ descriptionEsState: "MACHINE" }), words)).toEqual([]);
});
