import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCsv } from "./history-csv.ts";

const read = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1 305", "'+1 305"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [" =1", "' =1"],
  ["\uFF1D1", "'\uFF1D1"],
  ["|calc", "'|calc"],
  ['a "quoted", text\nof two lines', 'a "quoted", text\nof two lines'],
  ["(305) 555-0100", "(305) 555-0100"],
  ["a\0b", "ab"],
])("%j is the cell %j", (text, cell) => {
  expect(read(formatCsv([[text, "x"]]))).toEqual([[cell, "x"]]);
});

test("whatever people wrote, no cell is a formula, and the rows are as many as before", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[\s=+\-@]{1,3}[a-z"\r\n,;]{0,5}$/),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const cells = read(formatCsv(rows.map((row) => ["row", ...row])));
      expect(cells).toHaveLength(rows.length);
      for (const one of cells.flat()) expect(one).not.toMatch(/^[\s\u00A0\uFEFF]*[=+\-@]/u);
    }),
  );
});
