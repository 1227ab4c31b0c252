import { expect, test } from "vitest";
import {
  RANKED_ROWS,
  type RankedRow,
  type RankedWord,
  rankedByWords,
  rankedFirst,
  rarestWords,
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
  { weight: 1, isWhole: true, inName: false },
  { weight: 1, isWhole: true, inName: false },
  { weight: 1, isWhole: true, inName: false },
];
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

test("more of the words come first, then rarer ones, then the order asked for", () => {
  const rows = [row("common", "100"), row("common too", "100"), row("rare", "001"), row("two", "110")];
  expect(names(rankedByWords(rows, WORDS))).toEqual(["two", "rare", "common", "common too"]);
});

test("a rare word counts more than two that nearly all have", () => {
  const rows = [row("two", "110"), row("two too", "110"), row("two again", "110"), row("rare", "001")];
  expect(
    names(rankedByWords(rows, [...WORDS.slice(0, 2), { weight: 3, isWhole: true, inName: false }]))[0],
  ).toBe("rare");
});

test("words move no row out of its block", () => {
  const rows = [row("near", "100", 0), row("far", "111", 1)];
  expect(names(rankedByWords(rows, WORDS))).toEqual(["near", "far"]);
});

test("of a part of the rows, a word is as rare as it is in the directory, and so is a name", () => {
  const words = [...WORDS.slice(0, 2), { weight: 1, isWhole: false, inName: true }];
  const rows = [row("common name", "011"), row("rare", "100"), row("rare too", "100")];
  expect(names(rankedByWords(rows, words))[0]).toBe("common name");
  expect(names(rankedByWords(rows, words, [2, 900]))).toEqual(["rare", "rare too", "common name"]);
});

test("the rarest words are those that no more services have than are ranked, or the rarest one", () => {
  expect(rarestWords([150, 40, 900], WORDS)).toEqual([0, 1]);
  expect(rarestWords([900, 40, 190], WORDS)).toEqual([1]);
  expect(rarestWords([900, 800, 700], WORDS)).toEqual([2]);
  expect(rarestWords([20, 40, 60], WORDS)).toBeNull();
  expect(rarestWords([0, 0, 700], WORDS)).toBeNull();
});

test("parts of a phrase and words in names are not what divides", () => {
  const words = [...WORDS.slice(0, 1), { weight: 1, isWhole: false, inName: false }];
  expect(rarestWords([40], words)).toBeNull();
});

const MANY = Array.from({ length: RANKED_ROWS + 50 }, (_, at) => row(`common ${at}`, "100"));

test("of more rows than are ranked, those with a rare word come first, wherever they are", () => {
  const last = [row("rare", "010"), row("both", "110")];
  const ranked = names(
    rankedFirst([...MANY.slice(0, 190), row("early", "010"), ...MANY.slice(190), ...last], WORDS),
  );
  expect(ranked.slice(0, 4)).toEqual(["both", "early", "rare", "common 0"]);
  expect(ranked).toHaveLength(RANKED_ROWS + 53);
});

test("a rare word moves no row before those of an earlier block", () => {
  const ranked = names(rankedFirst([...MANY, row("far", "110", 1)], WORDS));
  expect(ranked.indexOf("far")).toBe(RANKED_ROWS);
  expect(ranked).toHaveLength(RANKED_ROWS + 51);
});

test("where no word is rare among so many, the further rows keep their order", () => {
  const rows = Array.from({ length: RANKED_ROWS + 10 }, (_, at) =>
    row(`${at}`, at === RANKED_ROWS + 5 ? "110" : "100"),
  );
  expect(names(rankedFirst(rows, WORDS.slice(0, 1)))).toEqual(names(rows));
});
