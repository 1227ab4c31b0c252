import { expect, test } from "vitest";
import { noticeDanger } from "./notice-danger.ts";
import { answeredAs } from "./other-pills.ts";

test.each([
  ["my girlfriend took a whole bottle of tylenol", "POISON"],
  ["swallowed 60 benadryl seein spiders", "POISON"],
  ["how much ibuprofen is bad for you if it was the bottle", "POISON"],
  ["mi hija se tomó todo el frasco de ibuprofeno", "POISON"],
  ["me pasé con la aspirina y me zumban los oídos", "POISON"],
  ["creo que me pasé de tylenol", "POISON"],
  ["my girlfriend took a whole bottle of tylenol and won't wake up", "OVERDOSE"],
  ["se tomó el frasco de tylenol y no despierta", "OVERDOSE"],
  ["overdosed on percs and tylenol", "OVERDOSE"],
  ["my friend overdosed on fentanyl", "OVERDOSE"],
  ["sobredosis", "OVERDOSE"],
])("%s is answered as %s", (text, family) => {
  const notice = noticeDanger(text);
  expect(notice?.family).toBe("OVERDOSE");
  expect(answeredAs(notice, text)?.family).toBe(family);
});

test("other dangers stay what they are", () => {
  expect(answeredAs(null, "tylenol")).toBeNull();
  expect(answeredAs(noticeDanger("i want to die"), "i want to die")).toMatchObject({ family: "SUICIDE" });
});
