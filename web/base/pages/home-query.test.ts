import { expect, test } from "vitest";
import { DEFAULT_PREFERENCES, homePath, readHomeQuery } from "./home-query.ts";

/** Toggles as a session left them. */
const left = {
  tab: "FOOD",
  need: "MEALS",
  openNow: true,
  audience: "WOMEN",
  topKudos: true,
} as const;

test.each([
  ["", { tab: "FOOD", need: "MEALS" }],
  ["?tab=HEALTH", { tab: "HEALTH", need: null }],
  ["?tab=HEALTH&skip=20&show=options", { tab: "HEALTH", need: null }],
])("%j has the toggles of the session", (search, rest) => {
  expect(readHomeQuery(search, left)).toEqual({
    openNow: true,
    audience: "WOMEN",
    topKudos: true,
    q: "",
    ...rest,
  });
});

test.each([
  ["?q=bread", false, null],
  ["?need=MEALS", false, null],
  ["?tab=FOOD&need=MEALS", false, null],
  ["?place=-80.2%7C25.8%7CMiami", false, null],
  ["?tab=FOOD&open=0", false, null],
  ["?tab=FOOD&open=1", true, null],
  ["?tab=FOOD&for=MEN", false, "MEN"],
  ["?tab=FOOD&for=ALL", false, null],
  ["?tab=FOOD&with=PETS", false, null],
])("%j is taken as it stands", (search, openNow, audience) => {
  expect(readHomeQuery(search, left)).toMatchObject({ openNow, audience, topKudos: true });
});

test("what is typed and not in the address turns nothing off", () => {
  expect(readHomeQuery("?tab=FOOD", left, "bread")).toMatchObject({
    q: "bread",
    openNow: true,
    audience: "WOMEN",
  });
});

test("a link that turns off the last toggle says so, and only that one does", () => {
  const shown = readHomeQuery("?tab=FOOD", { ...left, audience: null });
  const off = homePath({ ...shown, openNow: false }, shown);
  expect(off).toBe("/?tab=FOOD&open=0#FOOD");
  expect(readHomeQuery("?tab=FOOD&open=0", left)).toMatchObject({ openNow: false, audience: null });
  expect(homePath(shown, shown)).toBe("/?tab=FOOD&open=1#FOOD");
  expect(homePath({ ...shown, openNow: false, need: "MEALS" }, shown)).toBe("/?tab=FOOD&need=MEALS#FOOD");
  const none = readHomeQuery("?tab=FOOD", DEFAULT_PREFERENCES);
  expect(homePath({ ...none, need: null }, none)).toBe("/?tab=FOOD#FOOD");
});
