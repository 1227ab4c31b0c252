import { expect, test } from "vitest";
import { type ConnectionHint, savesData } from "./saves-data.ts";

test.each<[ConnectionHint | undefined, boolean]>([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
])("%j saves data: %s", (connection, isSaving) => {
  expect(savesData(connection)).toBe(isSaving);
});
