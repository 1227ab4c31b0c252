import { expect, test } from "vitest";
import { readBody } from "./parameters.ts";
import { decimalNumber, enumValue, id, text, wholeNumber, yesOrNo } from "./text.ts";

const whole = wholeNumber({ min: 0, max: 100 });
const decimal = decimalNumber({ min: -1, max: 1 });

test.each([
  [whole, "5", 5],
  [whole, " 5 ", 5],
  [whole, "+5", 5],
  [whole, "5 6", "notWholeNumber"],
  [whole, "", "notWholeNumber"],
  [whole, "0x5", "notWholeNumber"],
  [whole, "٥", "notWholeNumber"],
  [whole, "101", "outOfRange"],
  [decimal, " 0.5\t", 0.5],
  [decimal, "1e-1", "notNumber"],
  [decimal, "-1.5", "outOfRange"],
  [yesOrNo(), " True ", true],
  [yesOrNo(), "false", false],
  [yesOrNo(), "1", "notYesOrNo"],
  [enumValue(["asc", "desc"], "unknownValue"), " ASC ", "asc"],
  [text({ max: 3 }), "  abc  ", "abc"],
  [text({ max: 3 }), "abcd", "tooLong"],
  [text({ max: 3 }), "e\u0301", "é"],
  [text({ max: 3 }), "\u202eab\u202c\u2066c\u2069", "abc"],
  [text({ max: 3 }), "a\u0000", "notText"],
  [text({ max: 3 }), "\ud800", "notText"],
  [id(), "01950000-0000-7000-8000-0000000000FF", "01950000-0000-7000-8000-0000000000ff"],
  [id(), "01950000", "notId"],
])("%# reads %j as %j", (schema, written, read) => {
  const result = readBody<typeof schema>(schema, written);
  expect(result.ok ? result.value : result.problem.fields?.["body"]).toBe(read);
});
