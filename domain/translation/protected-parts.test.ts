import fc from "fast-check";
import { expect, test } from "vitest";
import { maskedText, partsOfText, unmaskedText } from "./protected-parts.ts";

function hidden(text: string): string[] {
  return partsOfText(text).flatMap((part) => (part.isProtected ? [part.text] : []));
}

test.each([
  ["Open 11:30 am daily", ["11:30 am"]],
  ["Doors at 7 p.m. sharp", ["7 p.m."]],
  ["9:00 a.m. - 5 pm weekdays", ["9:00 a.m. - 5 pm"]],
  ["Mon 9-5pm, Tue 14:00 – 16:00", ["9-5pm", "14:00 – 16:00"]],
  ["Call 305-555-0101 x12 or (305) 555-0102.", ["305-555-0101 x12", "(305) 555-0102"]],
  ["Call 3055550101, +1 305.555.0103", ["3055550101", "+1 305.555.0103"]],
  ["Dial 1-800-FLOWERS, 988 or 211", ["1-800-FLOWERS", "988", "211"]],
  ["Write to ana.lópez@example.org, please", ["ana.lópez@example.org"]],
  ["See https://example.org/a?b=c. Thanks", ["https://example.org/a?b=c"]],
  ["See www.example.org/help, or example.org.", ["www.example.org/help", "example.org"]],
  ["At 100 NW 1st St, Suite 2, Miami, FL 33130.", ["100 NW 1st St, Suite 2, Miami, FL 33130"]],
  ["Enter at 4501 North Miami Avenue on Mondays", ["4501 North Miami Avenue"]],
  ["We moved to 1200 SW 8th Street, Monday we open", ["1200 SW 8th Street"]],
  ["behind 12 main street", ["12 main street"]],
  ["Mail: P.O. Box 471, FL 33101-1234", ["P.O. Box 471", "FL 33101-1234"]],
  ["Until 12/31/2026 or 2027-01-05", ["12/31/2026", "2027-01-05"]],
  ["Costs $1,250.00 a month", ["$1,250.00"]],
  ["Serves 200 people in 3 rooms, ages 18 to 24", []],
  ["2 meals in a safe place, 5 blocks from the avenue", []],
  ["I am here at noon", []],
  ["", []],
])("%s", (text, parts) => {
  expect(hidden(text)).toEqual(parts);
});

test("the parts are the text, and marks are put back exactly", () => {
  const piece = fc.constantFrom(
    "Open ",
    "11:30 am",
    " QX1 ",
    "305-555-0101",
    "100 Main St",
    "at ",
    "a@b.example",
    "12/31/2026",
    "\n",
    "é",
    "$5",
    "988",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(" ");
      expect(
        partsOfText(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
      const masked = maskedText(text);
      expect(unmaskedText(masked.text, masked)).toBe(text);
      for (const { original } of masked.marks)
        if (/\d{3}-|@/.test(original)) expect(masked.text).not.toContain(original);
    }),
  );
});

test("more than nine placeholders are distinguished", () => {
  const text = Array.from({ length: 25 }, (_, at) => `a${at + 1} at ${at + 1}:00 pm`).join(", ");
  const masked = maskedText(text);
  expect(masked.marks.length).toBe(25);
  expect(unmaskedText(masked.text, masked)).toBe(text);
});

test.each([
  ["lost", "Abierto diario"],
  ["doubled", "QX1X y QX1X"],
  ["changed", "qx 1"],
])("a mark that was %s gives no text", (_, translated) => {
  expect(unmaskedText(translated, maskedText("Open 11:30 am"))).toBeNull();
});

test("long texts without any end are cut in time", () => {
  for (const text of [
    "1 ".repeat(2000),
    "1 A".repeat(1500),
    "a.".repeat(2500),
    "1-".repeat(2500),
    "@".repeat(5000),
  ]) {
    expect(
      partsOfText(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  }
});
