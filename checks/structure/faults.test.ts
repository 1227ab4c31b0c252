import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChanges, readFaults } from "#checks/fault-patches.ts";

/** The faults of `npm run faults`, which no one runs with each change: whether they still say something about this tree. */

const root = join(import.meta.dirname, "../..");

test("each fault applies to the code as it is, and names tests that there are", () => {
  const faults = readFaults();
  expect(faults.length).toBeGreaterThan(0);
  const wrong = faults.flatMap((fault) => [
    ...(findChanges(fault, root) === null ? [`${fault.name} does not apply`] : []),
    ...fault.caughtBy
      .filter(({ path }) => !existsSync(join(root, path)))
      .map(({ path }) => `${fault.name} names ${path}, which is not there`),
  ]);
  expect(wrong).toEqual([]);
});
