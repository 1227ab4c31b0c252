import { describe, expect, test } from "vitest";
import { planImport } from "./import-plan.ts";

const known = (externalId: string, fingerprint: string, isAsImported = true) => ({
  externalId,
  fingerprint,
  isAsImported,
});

describe("what an import does", () => {
  test("each record by what has changed", () => {
    const plan = planImport(
      [
        { externalId: "new", fingerprint: "1" },
        { externalId: "same", fingerprint: "1" },
        { externalId: "changed", fingerprint: "2" },
        { externalId: "both", fingerprint: "2" },
        { externalId: "edited", fingerprint: "1" },
      ],
      [
        known("same", "1"),
        known("changed", "1"),
        known("both", "1", false),
        known("edited", "1", false),
        known("gone", "1"),
      ],
    );
    expect(plan.added.map((each) => each.externalId)).toEqual(["new"]);
    expect(plan.unchanged.map((each) => each.externalId)).toEqual(["same", "edited"]);
    expect(plan.changed.map(({ record }) => record.externalId)).toEqual(["changed"]);
    expect(plan.conflicts.map(({ record }) => record.externalId)).toEqual(["both"]);
    expect(plan.vanished.map((each) => each.externalId)).toEqual(["gone"]);
  });
});
