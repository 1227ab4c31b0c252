import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRanking, isNational, type MoveDirection, moveLine } from "./move-line.ts";

const lines = (...rankings: number[]) =>
  rankings.map((ranking, at) => ({ id: "abcdefgh".charAt(at), ranking }));
const order = (list: readonly { id: string; ranking: number }[]) =>
  list
    .toSorted(compareRanking)
    .map(({ id }) => id)
    .join("");
const after = (list: ReturnType<typeof lines>, id: string, direction: MoveDirection) => {
  const changed = new Map(moveLine(list, id, direction).map((line) => [line.id, line]));
  return list.map((line) => changed.get(line.id) ?? line);
};

test.each([
  ["a line goes before the one above it", lines(1, 5, 9), "b", "up", "bac"],
  ["and after the one below it", lines(1, 5, 9), "b", "down", "acb"],
  ["the first stays", lines(1, 5, 9), "a", "up", "abc"],
  ["the last stays", lines(1, 5, 9), "c", "down", "abc"],
  ["equal rankings become different", lines(1000, 1000, 1000), "c", "up", "acb"],
  ["no local line comes among the national ones", lines(1, 999, 1000), "c", "up", "abc"],
  ["nor a national one among the local ones", lines(1, 999, 1000), "b", "down", "abc"],
  ["where there is no room above", lines(998, 999, 999), "c", "up", "acb"],
  ["nor at the end", lines(9999, 9999, 9999), "a", "down", "bac"],
  ["a line that is not there", lines(1, 2), "z", "up", "ab"],
] as const)("%s", (_, list, id, direction, expected) => {
  expect(order(after([...list], id, direction))).toBe(expected);
});

test("only the rankings of the two lines change where all are different", () => {
  expect(moveLine(lines(1, 5, 9), "c", "up")).toEqual([
    { id: "c", ranking: 5 },
    { id: "b", ranking: 9 },
  ]);
});

test("a move and its opposite give the same order, and each line stays in its group", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      (rankings, at) => {
        const list = lines(...rankings);
        const id = list[at % list.length]?.id ?? "";
        const moved = after(list, id, "up");
        expect(moved.map(isNational)).toEqual(list.map(isNational));
        if (order(moved) !== order(list)) expect(order(after(moved, id, "down"))).toBe(order(list));
      },
    ),
  );
});
