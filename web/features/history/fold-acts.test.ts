import { expect, test } from "vitest";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { foldActs } from "./fold-acts.ts";

const ADA = { id: "01950000-0000-7000-8000-00000000d001", displayName: "Ada", role: "ADMINISTRATOR" };
const OTTO = { ...ADA, id: "01950000-0000-7000-8000-00000000d002", displayName: "Otto" };

const change = (id: number, minute: number, other: Partial<ListedChange> = {}): ListedChange => ({
  id,
  at: `2026-11-20T18:${String(minute).padStart(2, "0")}:00.000Z`,
  thing: "SERVICE",
  thingId: `01950000-0000-7000-8000-0000000000${String(id).padStart(2, "0")}`,
  name: `Pantry ${id}`,
  names: [],
  action: "IMPORT",
  by: ADA,
  before: null,
  after: null,
  why: null,
  isForProgram: false,
  undoes: null,
  undoneBy: null,
  undo: { may: false, refusal: null },
  ...other,
});

test.each<[string, readonly ListedChange[], readonly (readonly number[])[]]>([
  ["an import is one act", [change(3, 5), change(2, 4), change(1, 4)], [[3, 2, 1]]],
  ["as long as it takes", [change(3, 25), change(2, 16), change(1, 7)], [[3, 2, 1]]],
  ["two imports are two", [change(2, 45), change(1, 4)], [[2], [1]]],
  ["another person's is another", [change(2, 5), change(1, 4, { by: OTTO })], [[2], [1]]],
  ["another act is another", [change(2, 5, { action: "UNDO_IMPORT" }), change(1, 4)], [[2], [1]]],
  ["another reason is another", [change(2, 5, { why: "Closed" }), change(1, 4)], [[2], [1]]],
  ["what was undone stands alone", [change(2, 5, { undoneBy: 9 }), change(1, 4)], [[2], [1]]],
  ["edits are read one by one", [2, 1].map((id) => change(id, 4, { action: "EDIT" })), [[2], [1]]],
  ["so are accounts", [2, 1].map((id) => change(id, 4, { thing: "USER", action: "DELETE" })), [[2], [1]]],
])("%s", (_, changes, acts) => {
  expect(foldActs(changes).map((act) => act.map(({ id }) => id))).toEqual(acts);
});
