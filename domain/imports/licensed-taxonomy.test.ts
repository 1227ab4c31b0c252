import { describe, expect, test } from "vitest";
import { sourceRow } from "../hsds/source-row.ts";
import { isLicensedTerm, withoutLicensedCodes } from "./licensed-taxonomy.ts";

describe("codes of the licensed taxonomy", () => {
  test.each([
    ["Food pantry (BD-1800.2000)", "Food pantry"],
    ["BD-1800.2000 Food pantry", "Food pantry"],
    ["Sorted: [PX-8000.0500-150.05; BD-1800.2000], every day", "Sorted:, every day"],
    ["Food for all (BD-1800.2000).", "Food for all."],
    ["One\nBD-1800.2000\nTwo", "One\n\nTwo"],
    // Numbers of other kinds stay.
    ["Bill SB-1234, call 305-555-0101", "Bill SB-1234, call 305-555-0101"],
    ["Form W-2024.1", "Form W-2024.1"],
    ["", ""],
  ])("%s", (text, without) => {
    expect(withoutLicensedCodes(text)).toBe(without);
  });

  test("terms are known by their codes or by the name of their taxonomy", () => {
    const row = (values: Record<string, string>) => sourceRow("taxonomy.csv", 2, values);
    const rows = [
      row({ id: "1", code: "BD-1800.2000", name: "Food Pantries" }),
      row({ id: "BD-1800.2000", name: "Food Pantries" }),
      row({ id: "2", name: "Meals", taxonomy: "211HSIS" }),
      row({ id: "3", name: "Meals", vocabulary: "AIRS" }),
      row({ id: "4", name: "Meals", taxonomy: "Open Eligibility" }),
    ];
    expect(rows.map(isLicensedTerm)).toEqual([true, true, true, true, false]);
  });
});
