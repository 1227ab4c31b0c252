import fc from "fast-check";
import { expect, test } from "vitest";
import { embeddedJson } from "./page-data.ts";

test("embedded data stays the same, and nothing in it ends its element or breaks a line", () => {
  const text = fc
    .array(fc.constantFrom("</script>", "<!--", "\u2028", "\u2029", '"', "\\", "a"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.dictionary(text, text), (data) => {
      const json = embeddedJson(data);
      expect(JSON.parse(json)).toEqual({ ...data });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});
