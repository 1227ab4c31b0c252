import { expect, test } from "vitest";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { foldRepeats } from "./fold-repeats.ts";

const ANA = { id: "ana", displayName: "Ana", role: "USER" };
const change = (id: number, part: Partial<ServiceChange> = {}): ServiceChange => ({
  id,
  at: `2026-11-20T0${id}:00:00Z`,
  action: "CONFIRM",
  by: ANA,
  before: null,
  after: null,
  why: null,
  isForProgram: false,
  undoes: null,
  undoneBy: null,
  undo: { may: false, refusal: null },
  ...part,
});
const shown = (changes: readonly ServiceChange[]) =>
  foldRepeats(changes).map(({ change: { id }, count, since }) => [id, count, since.slice(12, 13)]);

test.each<[string, ServiceChange[], unknown]>([
  ["none", [], []],
  ["one", [change(1)], [[1, 1, "1"]]],
  ["three in a row are one, named by the latest", [change(3), change(2), change(1)], [[3, 3, "1"]]],
  [
    "another act stands between them",
    [change(3), change(2, { action: "EDIT", after: { phone: "1" } }), change(1)],
    [
      [3, 1, "3"],
      [2, 1, "2"],
      [1, 1, "1"],
    ],
  ],
  [
    "another person",
    [change(2, { by: { ...ANA, id: "ben" } }), change(1)],
    [
      [2, 1, "2"],
      [1, 1, "1"],
    ],
  ],
  [
    "what has fields says something each time",
    [
      change(2, { action: "EDIT", before: { phone: "1" }, after: { phone: "2" } }),
      change(1, { action: "EDIT", after: { phone: "1" } }),
    ],
    [
      [2, 1, "2"],
      [1, 1, "1"],
    ],
  ],
  [
    "what has a reason",
    [change(2, { why: "Asked" }), change(1)],
    [
      [2, 1, "2"],
      [1, 1, "1"],
    ],
  ],
  [
    "what undid something",
    [change(2, { undoes: 9 }), change(1)],
    [
      [2, 1, "2"],
      [1, 1, "1"],
    ],
  ],
])("%s", (_, changes, expected) => {
  expect(shown(changes)).toEqual(expected);
});
