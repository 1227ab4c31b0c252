import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featuresTable } from "#server/app/features-table.ts";

test("the table of the features is that of the folders (npm run features)", () => {
  const table = join(import.meta.dirname, "../../server/app/features.generated.ts");
  expect(readFileSync(table, "utf8")).toBe(featuresTable());
});
