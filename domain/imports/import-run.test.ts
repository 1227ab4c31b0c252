import { expect, test } from "vitest";
import { decideUndo, type WrittenService } from "./import-run.ts";

const AS_WRITTEN: WrittenService = {
  isNew: false,
  writtenVersion: 3,
  hasBefore: true,
  version: 3,
  isDeleted: false,
  isConfirmed: false,
  hasOwner: false,
  hasProposal: false,
};

test.each<[string, Partial<WrittenService>, ReturnType<typeof decideUndo>]>([
  ["a changed service becomes what it was", {}, "restore"],
  ["with its owner, too", { hasOwner: true }, "restore"],
  ["a new service is deleted", { isNew: true, hasBefore: false }, "delete"],
  ["a new one that has an owner stays", { isNew: true, hasBefore: false, hasOwner: true }, "OWNED"],
  ["an edited one stays", { version: 4 }, "EDITED"],
  ["a new one that was edited stays", { isNew: true, hasBefore: false, version: 4 }, "EDITED"],
  ["a confirmed one stays", { isConfirmed: true, version: 4 }, "CONFIRMED"],
  ["a deleted one stays deleted", { isDeleted: true, version: 4 }, "DELETED"],
  ["one with an edit that waits stays", { hasProposal: true }, "PROPOSED"],
  ["one whose address is hidden now stays", { hasBefore: false }, "HIDDEN"],
])("%s", (_, changes, expected) => {
  expect(decideUndo({ ...AS_WRITTEN, ...changes })).toBe(expected);
});
