import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "../../services/enumerations.ts";
import {
  type AboutMe,
  bestFirst,
  isNothingSaid,
  matchAboutMe,
  NOTHING_SAID,
  PERSONAL_NEEDS,
  type RowFacts,
  readAboutMe,
  typedAge,
  WHO,
} from "./for-me.ts";

test.each<[string, Partial<AboutMe>, RowFacts, object]>([
  ["nothing said, nothing marked", {}, { category: ["MEN"] }, { fits: [], ask: [] }],
  ["meant for them", { who: ["WOMEN"] }, { category: ["WOMEN"] }, { fits: ["WOMEN"], ask: [] }],
  ["everyone is welcome", { who: ["MEN"] }, { category: ["ALL"] }, { fits: ["MEN"], ask: [] }],
  ["meant for others: ask", { who: ["WOMEN"] }, { category: ["MEN"] }, { fits: [], ask: ["WHO"] }],
  ["not stated: ask, never no", { who: ["VETERANS"] }, { category: [] }, { fits: [], ask: ["WHO"] }],
  [
    "one of several groups is enough",
    { who: ["WOMEN", "FAMILIES"] },
    { category: ["FAMILIES", "VETERANS"] },
    { fits: ["FAMILIES"], ask: [] },
  ],
  [
    "a bed of their group is free",
    { who: ["WOMEN"] },
    {
      category: ["ALL"],
      beds: [
        7,
        9,
        null,
        [
          ["MEN", 5],
          ["WOMEN", 2],
        ],
      ],
    },
    { fits: ["WOMEN", "BEDS"], ask: [] },
  ],
  [
    "only beds of others are free: ask",
    { who: ["WOMEN"] },
    {
      category: ["ALL"],
      beds: [
        5,
        9,
        null,
        [
          ["MEN", 5],
          ["WOMEN", 0],
        ],
      ],
    },
    { fits: ["WOMEN"], ask: ["BEDS"] },
  ],
  [
    "beds are counted together",
    { who: ["WOMEN"] },
    { category: ["WOMEN"], beds: [5, 9, null] },
    { fits: ["WOMEN"], ask: [] },
  ],
  ["a pet is welcome", { needs: ["PET"] }, { category: [], pets: true }, { fits: ["PET"], ask: [] }],
  ["of pets nothing is known", { needs: ["PET"] }, { category: ["ALL"] }, { fits: [], ask: ["PET"] }],
  [
    "people are welcome as they are",
    { needs: ["NO_ID", "PET"] },
    { category: [], noId: true },
    { fits: ["NO_ID"], ask: ["PET"] },
  ],
  [
    "all of it",
    { age: 18, who: ["MEN"], needs: ["PET"] },
    { category: ["MEN"], ages: [18, 24], pets: true },
    { fits: ["MEN", "AGE", "PET"], ask: [] },
  ],
])("%s", (_, me, row, expected) => {
  expect(matchAboutMe({ ...NOTHING_SAID, ...me }, row)).toEqual(expected);
});

test.each<[age: number, RowFacts, isKnown: boolean]>([
  [18, { category: [], ages: [18, 24] }, true],
  [24, { category: [], ages: [18, 24] }, true],
  [17, { category: [], ages: [18, 24] }, false],
  [25, { category: [], ages: [18, 24] }, false],
  [0, { category: [], ages: [null, 5] }, true],
  [90, { category: [], ages: [60, null] }, true],
  [59, { category: ["ALL"], ages: [60, null] }, false],
  [30, { category: [] }, false],
  [30, { category: ["MEN"] }, false],
  [30, { category: ["ALL"] }, true],
  [17, { category: ["KIDS"] }, true],
  [18, { category: ["KIDS"] }, false],
  [60, { category: ["SENIORS"] }, true],
  [59, { category: ["SENIORS"] }, false],
])("aged %i, at %j: %s", (age, row, isKnown) => {
  const expected = isKnown ? { fits: ["AGE"], ask: [] } : { fits: [], ask: ["AGE"] };
  expect(matchAboutMe({ ...NOTHING_SAID, age }, row)).toEqual(expected);
});

const me = fc.record({
  age: fc.option(fc.nat(120)),
  who: fc.uniqueArray(fc.constantFrom(...WHO)),
  needs: fc.uniqueArray(fc.constantFrom(...PERSONAL_NEEDS)),
});
const row = fc.record(
  {
    category: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
    ages: fc.tuple(fc.option(fc.nat(120)), fc.option(fc.nat(120))),
    pets: fc.constant(true as const),
    noId: fc.constant(true as const),
  },
  { requiredKeys: ["category"] },
);
const BLOCK = 5;

test("nothing is hidden: the same rows, each once, and each in its block", () => {
  fc.assert(
    fc.property(me, fc.array(row, { maxLength: 4 * BLOCK }), (about, rows) => {
      const ordered = bestFirst(about, rows, BLOCK);
      expect(ordered).toHaveLength(rows.length);
      for (let from = 0; from < rows.length; from += BLOCK)
        expect(new Set(ordered.slice(from, from + BLOCK))).toEqual(new Set(rows.slice(from, from + BLOCK)));
    }),
  );
});

test("what fits more stands first in its block, and equals keep their order", () => {
  fc.assert(
    fc.property(me, fc.array(row, { maxLength: BLOCK }), (about, rows) => {
      const ordered = bestFirst(about, rows, BLOCK);
      const asks = ordered.map((one) => matchAboutMe(about, one).ask.length);
      expect(asks).toEqual(asks.toSorted((a, b) => a - b));
      for (const count of new Set(asks)) {
        const same = (one: RowFacts) => matchAboutMe(about, one).ask.length === count;
        expect(ordered.filter(same)).toEqual(rows.filter(same));
      }
    }),
  );
});

test("when more rows come, whole blocks stay as they are", () => {
  fc.assert(
    fc.property(me, fc.array(row), fc.array(row), (about, rows, more) => {
      const whole = rows.slice(0, rows.length - (rows.length % BLOCK));
      const before = bestFirst(about, whole, BLOCK);
      expect(bestFirst(about, [...whole, ...more], BLOCK).slice(0, whole.length)).toEqual(before);
    }),
  );
});

test("whoever says nothing has the list as it is", () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(bestFirst(NOTHING_SAID, rows, BLOCK)).toEqual(rows);
    }),
  );
});

test.each<[unknown, AboutMe]>([
  [null, NOTHING_SAID],
  ["WOMEN", NOTHING_SAID],
  [{ age: 121, who: "MEN", needs: [null] }, NOTHING_SAID],
  [
    { age: 1.5, who: ["DISABLED", "MEN"], needs: ["NO_ID"] },
    { age: null, who: ["MEN"], needs: ["NO_ID"] },
  ],
  [{ age: 40 }, { ...NOTHING_SAID, age: 40 }],
])("what was kept as %j", (kept, expected) => {
  expect(readAboutMe(kept)).toEqual(expected);
  expect(readAboutMe(JSON.parse(JSON.stringify(expected)))).toEqual(expected);
  expect(isNothingSaid(expected)).toBe(expected === NOTHING_SAID);
});

test.each([
  ["", null],
  [" 42 ", 42],
  ["0", 0],
  ["120", 120],
  ["121", undefined],
  ["-1", undefined],
  ["old", undefined],
  ["1.5", undefined],
])("an age typed as %j", (text, age) => {
  expect(typedAge(text)).toBe(age);
});
