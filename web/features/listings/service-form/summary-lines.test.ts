import { expect, test } from "vitest";
import { serviceForm } from "#words/compiled/en/listings/service-form.ts";
import { openingHours } from "#words/compiled/en/services/opening-hours.ts";
import { services } from "#words/compiled/en/services/services.ts";
import { serviceForm as serviceFormEs } from "#words/compiled/es/listings/service-form.ts";
import { openingHours as openingHoursEs } from "#words/compiled/es/services/opening-hours.ts";
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

test.each([
  ["phone", { phone: " 5555550199" }, { phone: "(555) 555-0199" }],
  ["totalBeds", { totalBeds: "020", availableBeds: "04" }, { totalBeds: "20", availableBeds: "4" }],
  ["website", { website: "www.harbor.example" }, { website: "http://www.harbor.example" }],
] as const)("%s is written alike, however it was typed", (line, typed, stored) => {
  const type = ["SHELTER"] as const;
  const [one, other] = [typed, stored].map((part) => summaryLines(line, values({ type, ...part }), words));
  expect(one).toEqual(other);
  expect(summaryLines("phone", values({ phone: "ask Ana" }), words)).toEqual(["ask Ana"]);
});

test("an alert ends at a time as people say it, and with its day where it has none", () => {
  const alert = values({ isCriticalHeader: true, criticalDescription: "Closed", criticalDate: "2026-11-28" });
  const end = (criticalTime: string, spoken: typeof words | typeof wordsEs) =>
    summaryLines("criticalDescription", { ...alert, criticalTime }, spoken)
      .slice(-1)
      .join("");
  const wordsEs = { language: "es", form: serviceFormEs, hours: openingHoursEs, services } as const;
  expect(end("18:00", words)).toMatch(/, 6:00 PM$/);
  expect(end("18:00", wordsEs)).toMatch(/28 de noviembre de 2026, 6\sp\.\sm\.$/);
  expect(end("23:59", wordsEs)).toMatch(/28 de noviembre de 2026$/);
  expect(end("", words)).toBe(end("23:59", words));
});
