import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_IDS_IN_ADDRESS, readList, writeList } from "./list-address.ts";

describe("a list in an address", () => {
  test("is read as it was written, in its order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: MAX_IDS_IN_ADDRESS }), (ids) => {
        expect(readList(writeList(ids))).toEqual(ids);
      }),
    );
  });

  test("holds so many and no more", () => {
    const ids = Array.from(
      { length: MAX_IDS_IN_ADDRESS + 5 },
      (_, index) => `019aa0c0-0000-7000-8000-${String(index).padStart(12, "0")}`,
    );
    expect(readList(writeList(ids))).toEqual(ids.slice(0, MAX_IDS_IN_ADDRESS));
  });

  const one = writeList(["019aa0c0-0000-7000-8000-000000000001"]);
  test.each([
    ["nothing", ""],
    ["another hash", "#SHELTER"],
    ["an empty list", "#list="],
    ["one that was cut", one.slice(0, -1)],
    ["one with a sign that is none of its own", `${one.slice(0, -1)}-`],
    ["capitals", one.toUpperCase()],
    ["a number beyond every id", `#list=${"z".repeat(25)}`],
    ["more than there may be", `#list=${one.slice(6).repeat(MAX_IDS_IN_ADDRESS + 1)}`],
  ])("%s is no list", (_, hash) => {
    expect(readList(hash)).toEqual([]);
  });
});
