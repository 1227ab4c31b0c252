import { describe, expect, test } from "vitest";
import { chooseComparison, emptyValue, isNullable, isStated, unstatedValue } from "./field-kinds.ts";
import {
  FIELD_NAMES,
  type FieldName,
  FORM_FIELDS,
  fieldsWhere,
  getFieldSpec,
  TRANSLATED_FIELDS,
} from "./field-names.ts";

const names: readonly string[] = FIELD_NAMES;

describe.each(FIELD_NAMES)("the entry of %s", (field) => {
  const spec = getFieldSpec(field);

  test("names other fields that there are, the first of each group by itself", () => {
    for (const group of ["line", "unit", "together"] as const) {
      const first = spec[group];
      if (first === undefined || first === null) continue;
      expect(names).toContain(first);
      const leader = FIELD_NAMES.find((name) => name === first);
      expect(leader === undefined ? null : (getFieldSpec(leader)[group] ?? first)).toBe(first);
    }
    if (spec.qualifies !== undefined) expect(names).toContain(spec.qualifies);
  });

  test("has all that its kind needs", () => {
    expect(spec.of !== undefined).toBe(spec.kind === "choice" || spec.kind === "choices");
    if (spec.kind === "choice") expect(spec.of).toContain(spec.empty);
    if (spec.kind === "languages" || spec.kind === "entries") expect(spec.max).toBeGreaterThan(0);
    if (spec.maxInput !== undefined && spec.max !== undefined)
      expect(spec.maxInput).toBeGreaterThan(spec.max);
    // A typed text has a limit.
    const isTyped = spec.kind === "line" || spec.kind === "text";
    if (isTyped && FORM_FIELDS.some((name) => name === field)) expect(spec.max).toBeGreaterThan(0);
  });

  test("is in the form if anyone may set it, and only then", () => {
    expect(spec.step !== undefined).toBe(FORM_FIELDS.some((name) => name === field));
    // A value from an import goes with the field that takes its place.
    const follows = spec.setBy === "imports" && spec.together !== undefined;
    if ((spec.publishes !== undefined && !follows) || spec.isRequired) expect(spec.setBy).toBeUndefined();
  });

  test("has an empty value", () => {
    expect(emptyValue(spec) === null).toBe(isNullable(spec));
    if (isNullable(spec)) expect(unstatedValue(spec)).toBeNull();
  });
});

test("no two fields share a column", () => {
  const columns = FIELD_NAMES.map((field) => getFieldSpec(field).column ?? field);
  expect(new Set(columns).size).toBe(columns.length);
});

test("a translated text has a field for its Spanish and one for its state", () => {
  expect(TRANSLATED_FIELDS).toEqual([
    "serviceSummary",
    "description",
    "age",
    "entryText",
    "requiredDocuments",
    "cost",
    "howToApply",
    "accessibility",
    "stayLimit",
  ]);
  for (const field of TRANSLATED_FIELDS) {
    const [spanish, state] = [getFieldSpec(`${field}Es`), getFieldSpec(`${field}EsState`)];
    expect([spanish.max, spanish.kind]).toEqual([getFieldSpec(field).max, getFieldSpec(field).kind]);
    expect([state.kind, state.qualifies, spanish.together, state.together]).toEqual([
      "textState",
      `${field}Es`,
      field,
      field,
    ]);
  }
});

test("what is the exact place, and what an import alone brings, is known", () => {
  const exact: readonly FieldName[] = ["address1", "address2", "zip", "location", "isLocationApproximate"];
  expect(fieldsWhere({ isExactPlace: true })).toEqual(exact);
  expect(fieldsWhere({ setBy: "imports" })).toEqual(["sourceDescription", "sourcePhone"]);
});

test("numbers are compared whole, hours line by line, texts and lists word by word", () => {
  const compared = (field: FieldName) => chooseComparison(getFieldSpec(field));
  expect((["phone", "totalBeds", "location", "city"] as const).map(compared)).toEqual([
    "whole",
    "whole",
    "whole",
    "whole",
  ]);
  expect((["schedules", "closeSchedules"] as const).map(compared)).toEqual(["lines", "lines"]);
  expect((["name", "description", "age", "category", "languages"] as const).map(compared)).toEqual(
    Array(5).fill("words"),
  );
});

test("a stated no is a value, an unset flag and an empty list are not", () => {
  expect(isStated(false, getFieldSpec("isAllowedPets"))).toBe(true);
  expect(isStated(0, getFieldSpec("availableBeds"))).toBe(true);
  expect([
    isStated(false, getFieldSpec("isContact")),
    isStated([], getFieldSpec("languages")),
    isStated(null, getFieldSpec("age")),
  ]).toEqual([false, false, false]);
});
