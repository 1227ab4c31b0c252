import { expect, test } from "vitest";
import { isoOfEpoch } from "../base/contract/instant.ts";
import { instantOfLocal } from "../base/time/zone.ts";
import { askedDay } from "./asked-day.ts";
import { buildSynonyms } from "./synonyms.ts";

const ZONE = "America/Los_Angeles";
/** Wednesday, November 18, 2026, in Los Angeles. */
const at = (date: string, minute: number) => instantOfLocal(ZONE, date, minute);
const NOW = at("2026-11-18", 13 * 60);
const SYNONYMS = buildSynonyms([
  ["food", "comida", "eat", "comer"],
  ["dinner", "cena"],
  ["bed", "shelter", "cama", ">sleep"],
  ["pantry", "despensa"],
]);

const asked = (q: string, now = NOW) => askedDay(q, SYNONYMS, now, ZONE);

test.each([
  ["food today", "food", NOW, at("2026-11-19", 0)],
  ["algo de comer hoy", "algo de comer", NOW, at("2026-11-19", 0)],
  ["where can I eat tomorrow", "where can i eat", at("2026-11-19", 0), at("2026-11-20", 0)],
  ["cena mañana por la noche", "cena", at("2026-11-19", 18 * 60), at("2026-11-20", 6 * 60)],
  ["tomorrow morning food", "food", at("2026-11-19", 5 * 60), at("2026-11-19", 12 * 60)],
  ["dinner tonight", "dinner", at("2026-11-18", 18 * 60), at("2026-11-19", 6 * 60)],
  ["cama para esta noche", "cama", at("2026-11-18", 16 * 60), at("2026-11-19", 6 * 60)],
  ["food this weekend", "food", at("2026-11-21", 0), at("2026-11-23", 0)],
  ["despensa el fin de semana", "despensa", at("2026-11-21", 0), at("2026-11-23", 0)],
  ["food pantry open on Sunday", "food pantry", at("2026-11-22", 0), at("2026-11-23", 0)],
  ["donde dan cena los domingos", "donde dan cena", at("2026-11-22", 0), at("2026-11-23", 0)],
  ["Wednesday food", "food", NOW, at("2026-11-19", 0)],
  ["pasado mañana comida", "comida", at("2026-11-20", 0), at("2026-11-21", 0)],
  ["bed, tonight", "bed", at("2026-11-18", 16 * 60), at("2026-11-19", 6 * 60)],
  ["food right now", "food", NOW, NOW + 60_000],
  ["comida ahorita", "comida", NOW, NOW + 60_000],
  ["food after 5", "food", at("2026-11-18", 17 * 60), at("2026-11-19", 0)],
  ["comida saliendo del trabajo", "comida", at("2026-11-18", 17 * 60), at("2026-11-19", 0)],
  ["comida el martes en la tarde", "comida", at("2026-11-24", 12 * 60), at("2026-11-24", 18 * 60)],
  ["dinner until late", "dinner", at("2026-11-18", 18 * 60), at("2026-11-19", 6 * 60)],
  ["food on November 24", "food", at("2026-11-24", 0), at("2026-11-25", 0)],
  ["food boxes tomorrow", "food boxes", at("2026-11-19", 0), at("2026-11-20", 0)],
  ["comida halal mañana", "comida halal", at("2026-11-19", 0), at("2026-11-20", 0)],
  ["kosher food tonight", "kosher food", at("2026-11-18", 18 * 60), at("2026-11-19", 6 * 60)],
  ["food fri", "food", at("2026-11-20", 0), at("2026-11-21", 0)],
  ["food on tues morning", "food", at("2026-11-24", 5 * 60), at("2026-11-24", 12 * 60)],
  ["tonight", "", at("2026-11-18", 18 * 60), at("2026-11-19", 6 * 60)],
])("%s", (q, rest, from, until) => {
  expect(asked(q)).toMatchObject({ q: rest, window: { from, until } });
});

test.each([
  ["Fifth Saturday Feast", "its words are a name"],
  ["is Borinquen Medical open saturdays", "its words are a name"],
  ["Borinquen Medical tomorrow", "none of its words is of the table"],
  ["Friday Night Food Fellowship", "its words are a name"],
  ["breakfast food", "no day is named"],
  ["food por la mañana", "a morning is no tomorrow"],
  ["food at night", "nights are no tonight"],
  ["food open", "now is not said"],
  ["sunday school supplies and food", "school is no word of the table here"],
])("%s: none, for %s", (q) => {
  expect(asked(q)).toBeNull();
});

test("the night is the one that is going on, until the morning", () => {
  const late = at("2026-11-18", 2 * 60);
  expect(asked("dinner tonight", late)?.window).toEqual({ from: late, until: at("2026-11-18", 6 * 60) });
});

test("before dawn and by day, a bed is one of the evening that comes as well", () => {
  const late = at("2026-11-18", 4 * 60);
  const next = { from: at("2026-11-18", 18 * 60), until: at("2026-11-19", 0) };
  expect(asked("cama esta noche", late)).toEqual({
    q: "cama",
    window: { from: late, until: next.until },
    bed: { first: { from: late, until: at("2026-11-18", 6 * 60) }, next },
  });
  expect(asked("bed now")?.bed).toEqual({ first: { from: NOW, until: NOW + 60_000 }, next });
  const evening = at("2026-11-18", 20 * 60);
  const night = { from: evening, until: at("2026-11-19", 6 * 60) };
  expect(asked("bed tonight", evening)).toEqual({
    q: "bed",
    window: night,
    bed: { first: night, next: night },
  });
  expect(asked("dinner tonight", late)?.bed).toBeUndefined();
});

test("on a Sunday the weekend is the one that is going on", () => {
  const sunday = at("2026-11-22", 9 * 60);
  expect(asked("food this weekend", sunday)?.window).toEqual({ from: sunday, until: at("2026-11-23", 0) });
});

test("a part of the day that is over is none", () => {
  expect(asked("food this morning")).toBeNull();
});

test("the day on which clocks change has its own length", () => {
  const before = at("2026-10-31", 12 * 60);
  const { from = 0, until = 0 } = asked("food tomorrow", before)?.window ?? {};
  expect([isoOfEpoch(from), (until - from) / 3_600_000]).toEqual(["2026-11-01T07:00:00Z", 25]);
});
