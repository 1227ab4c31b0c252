import { expect, test } from "vitest";
import {
  RANKED_ROWS,
  type RankedRow,
  type RankedWord,
  rankedByWords,
  rankedFirst,
  rareWords,
} from "./word-rank.ts";

interface Row extends RankedRow {
  readonly name: string;
}

const row = (name: string, words: string, block = 0): Row => ({
  name,
  words: [...words].map((each) => each === "1"),
  block,
});
const WORDS: readonly RankedWord[] = [
  { weight: 1, isWhole: true },
  { weight: 1, isWhole: true },
  { weight: 1, isWhole: true },
];
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

test("more of the words come first, then rarer ones, then the order asked for", () => {
  const rows = [row("common", "100"), row("common too", "100"), row("rare", "001"), row("two", "110")];
  expect(names(rankedByWords(rows, WORDS))).toEqual(["two", "rare", "common", "common too"]);
});

test("a rare word counts more than two that nearly all have", () => {
  const rows = [row("two", "110"), row("two too", "110"), row("two again", "110"), row("rare", "001")];
  expect(names(rankedByWords(rows, [...WORDS.slice(0, 2), { weight: 3, isWhole: true }]))[0]).toBe("rare");
});

test("words move no row out of its block", () => {
  const rows = [row("near", "100", 0), row("far", "111", 1)];
  expect(names(rankedByWords(rows, WORDS))).toEqual(["near", "far"]);
});

test("a word that half of the rows have is not rare; where all or none are, nothing is divided", () => {
  expect(rareWords([row("a", "100"), row("b", "100"), row("c", "010")], WORDS.slice(0, 2))).toEqual([1]);
  expect(
    rareWords([row("a", "10"), row("b", "10"), row("c", "11"), row("d", "01")], WORDS.slice(0, 2)),
  ).toBeNull();
  expect(rareWords([row("a", "100"), row("b", "010"), row("c", "001")], WORDS)).toBeNull();
});

test("parts of a phrase and words in names are not what divides", () => {
  const words = [WORDS[0], { weight: 1, isWhole: false }].filter((word) => word !== undefined);
  expect(rareWords([row("a", "10"), row("b", "11")], words)).toBeNull();
});

test("of more rows than are ranked, all with a rare word come before the others", () => {
  const common = Array.from({ length: RANKED_ROWS + 50 }, (_, at) => row(`common ${at}`, "100"));
  const last = [row("rare", "010"), row("both", "110")];
  const ranked = names(
    rankedFirst([...common.slice(0, 190), row("early", "010"), ...common.slice(190), ...last], WORDS),
  );
  expect(ranked.slice(0, 4)).toEqual(["both", "early", "rare", "common 0"]);
  expect(ranked).toHaveLength(RANKED_ROWS + 53);
});

test("where no word is rare among so many, the further rows keep their order", () => {
  const rows = Array.from({ length: RANKED_ROWS + 10 }, (_, at) =>
    row(`${at}`, at === RANKED_ROWS + 5 ? "110" : "100"),
  );
  expect(names(rankedFirst(rows, WORDS.slice(0, 1)))).toEqual(names(rows));
});
