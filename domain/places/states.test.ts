import { describe, expect, test } from "vitest";
import { readPlaceQuery } from "./place-query.ts";
import { STATES, stateOfCode } from "./states.ts";

describe.each(STATES)("$code", (state) => {
  test("is found by its two letters, in any case", () => {
    expect(stateOfCode(state.code)).toBe(state);
    expect(stateOfCode(` ${state.code.toLowerCase()} `)).toBe(state);
  });

  test("has names, and a city of it is found by each of them", () => {
    expect(state.names.length).toBeGreaterThan(0);
    for (const name of state.names) {
      expect(readPlaceQuery(`Springfield, ${name}`).names).toContainEqual({
        key: "springfield",
        states: [state.code],
        isPrefix: true,
      });
    }
  });
});

test("fifty states, the District of Columbia, five territories and thirteen provinces", () => {
  const of = (country: string) => STATES.filter((state) => state.country === country).length;
  expect([of("US"), of("CA")]).toEqual([56, 13]);
});

test("letters of no state", () => {
  expect(stateOfCode("XX")).toBeUndefined();
});
