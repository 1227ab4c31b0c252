import { expect, test } from "vitest";
import { openingHours } from "#domain/words/en/opening-hours.ts";
import { serviceForm } from "#domain/words/en/service-form.ts";
import { services } from "#domain/words/en/services.ts";
import { BLANK, type FormValues } from "./form-values.ts";
import { summaryLines } from "./summary-lines.ts";

const words = { language: "en", form: serviceForm, hours: openingHours, services } as const;
const values = (part: Partial<FormValues>): FormValues => ({ ...BLANK, ...part });

test("a Spanish text is told with its state, for that alone may change", () => {
  const before = values({ descriptionEs: "Camas.", descriptionEsState: "REVIEWED" });
  const after = values({ descriptionEs: "Camas.", descriptionEsState: "STALE" });
  expect(summaryLines("descriptionEs", before, words)).toEqual(["Camas.", "Reviewed by a person"]);
  expect(summaryLines("descriptionEs", after, words)).not.toEqual(
    summaryLines("descriptionEs", before, words),
  );
  expect(summaryLines("descriptionEs", values({ descriptionEsState: "MACHINE" }), words)).toEqual([]);
});
