import { expect, test } from "vitest";
import { isSameRecord, type MarkedService } from "./same-record.ts";

const U = `u:${"a".repeat(32)}`;
const N = `n:${"b".repeat(32)}`;
const OTHER = `u:${"c".repeat(32)}`;

test.each<[string, string, readonly string[], readonly MarkedService[], boolean]>([
  ["nothing is here", "Pantry", [U], [], false],
  ["it states no record", "Pantry", [], [{ mark: U, name: "Pantry" }], false],
  ["another record", "Pantry", [OTHER], [{ mark: U, name: "Pantry" }], false],
  ["the same UUID", "Pantry", [U], [{ mark: U, name: "Pantry" }], true],
  ["the same UUID, renamed since", "Harbor Pantry", [U], [{ mark: U, name: "Pantry" }], true],
  ["the same number and name", "Pantry", [N], [{ mark: N, name: "Pantry" }], true],
  ["the same number, written otherwise", "PANTRY  Niños", [N], [{ mark: N, name: "Pantry ninos" }], true],
  ["the same number in another package of that name", "Clinic", [N], [{ mark: N, name: "Pantry" }], false],
  ["one of several", "Pantry", [OTHER, N], [{ mark: N, name: "Pantry" }], true],
  [
    "one of several here",
    "Pantry",
    [N],
    [
      { mark: N, name: "Clinic" },
      { mark: N, name: "Pantry" },
    ],
    true,
  ],
])("%s", (_, name, marks, here, isSame) => {
  expect(isSameRecord({ name, marks }, here)).toBe(isSame);
});
