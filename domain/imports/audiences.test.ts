import { describe, expect, test } from "vitest";
import { detectAudiences } from "./audiences.ts";

describe("audiences in words", () => {
  test.each([
    [["Women and children"], ["WOMEN", "KIDS"]],
    [["Veterans"], ["VETERANS"]],
    [["Adults 60 and older people"], ["SENIORS"]],
    [["People with disabilities"], ["DISABLED"]],
    [["LGBTQ+ youth"], ["KIDS", "LGBT"]],
    [["Familias con niños"], ["KIDS", "FAMILIES"]],
    [["Homeless men"], ["MEN"]],
    [["Open to all"], ["ALL"]],
    [["Everyone"], ["ALL"]],
    [["Residents of Miami-Dade County"], []],
    [["All residents of the city"], []],
    [["Mental health", "Management training"], []],
    [[""], []],
    [[], []],
  ])("%j → %j", (texts, categories) => {
    expect(detectAudiences(texts)).toEqual(categories);
  });
});
