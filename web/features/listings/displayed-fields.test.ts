import { describe, expect, test } from "vitest";
import { ENTERED_FIELDS, TRANSLATED_FIELDS } from "#domain/services/field-names.ts";
import { comparedBy, displayedFields, findStateField } from "./displayed-fields.ts";

describe("which changed fields are listed", () => {
  test("a state is listed with its text, and alone where the text is unchanged", () => {
    expect(displayedFields(["name", "ageEs", "ageEsState"])).toEqual(["name", "ageEs"]);
    expect(displayedFields(["ageEsState", "descriptionEs"])).toEqual(["ageEsState", "descriptionEs"]);
    expect(findStateField("ageEs")).toBe("ageEsState");
    expect(findStateField("age")).toBeNull();
  });

  test("every other field has a line of its own", () => {
    const states: readonly string[] = TRANSLATED_FIELDS.map((field) => `${field}EsState`);
    expect(displayedFields(ENTERED_FIELDS)).toEqual(
      ENTERED_FIELDS.filter((field) => !states.includes(field)),
    );
  });
});

test("numbers are compared whole, hours line by line, texts word by word", () => {
  expect([comparedBy("phone"), comparedBy("totalBeds"), comparedBy("location")]).toEqual([
    "whole",
    "whole",
    "whole",
  ]);
  expect([comparedBy("schedules"), comparedBy("closeSchedules")]).toEqual(["lines", "lines"]);
  expect([comparedBy("description"), comparedBy("category")]).toEqual(["words", "words"]);
});
