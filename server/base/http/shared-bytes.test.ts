import { expect, test } from "vitest";
import { sharedBytes } from "./shared-bytes.ts";

test("texts are their UTF-8, one behind another", () => {
  expect(sharedBytes().of(['["Comida"', ",", "", '"Niñez 🙂"]']).toString()).toBe('["Comida","Niñez 🙂"]');
  expect(sharedBytes().of([])).toHaveLength(0);
});

test("the same content is the same bytes while somebody has them, and other content is not", () => {
  const bytes = sharedBytes();
  const first = bytes.of(["[1,", "2]"]);
  expect(bytes.of(["[1", ",2]"])).toBe(first);
  expect(bytes.of(["[1,", "3]"])).not.toBe(first);
  expect(bytes.of(["[1,", "2]"])).toBe(first);
});
