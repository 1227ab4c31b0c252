import { describe, expect, test } from "vitest";
import { isAllFar, isFar, wholeMiles } from "./far-away.ts";

describe("far away", () => {
  test.each([
    [0, false],
    [99.9, false],
    [100, false],
    [100.1, true],
    [2683.4, true],
    [null, false],
    [undefined, false],
  ])("%s miles: %s", (miles, far) => {
    expect(isFar(miles)).toBe(far);
  });

  test.each([
    ["an empty list has nothing far", [], false],
    ["one that is near", [0.4], false],
    ["all beyond", [100.1, 2683], true],
    ["one near among them", [3, 2683], false],
    ["unknown distances say nothing", [null, 2683, undefined], true],
    ["nor do they alone", [null, undefined], false],
  ])("%s", (_, miles, far) => {
    expect(isAllFar(miles)).toBe(far);
  });

  test.each([
    [100.4, "100"],
    [999.5, "1,000"],
    [2683.4, "2,683"],
    [12_451, "12,451"],
  ])("%d miles are said as %s", (miles, text) => {
    expect(wholeMiles(miles)).toBe(text);
  });
});
