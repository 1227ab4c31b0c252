import { expect, test } from "vitest";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import { isoOfEpoch } from "../base/contract/instant.ts";
import { wayText } from "./answer-way.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const WORDS = { en, es } as const;
const HERE = { longitude: -123.9, latitude: 39.87 };

const unread = () => Promise.reject(new Error("That is not asked for."));
const at = (minutes: number) => isoOfEpoch(NOW + minutes * 60_000);
const walk = { mode: "WALK", line: null, headsign: null, stops: null } as const;
const WAY = {
  leavesAt: at(2),
  arrivesAt: at(20),
  openOnArrival: "CLOSES_SOON" as const,
  legs: [
    { ...walk, from: null, to: "Pier St.", leavesAt: at(2), arrivesAt: at(5), metres: 240 },
    {
      mode: "BUS" as const,
      from: "Pier St.",
      to: "Hall",
      line: "12",
      headsign: "Uptown",
      leavesAt: at(5),
      arrivesAt: at(20),
      stops: 4,
      metres: null,
    },
  ],
  lastBack: null,
  onFoot: { leavesAt: at(2), arrivesAt: at(40), openOnArrival: "CLOSED" as const, metres: 3040 },
  later: null,
};

const textFor = (
  language: "en" | "es",
  position: typeof HERE | null,
  way: typeof WAY | null,
  leaves: number | null = null,
) =>
  wayText({ id: "1", name: "Soup Hall" }, leaves, {
    now: NOW,
    zone: "America/Los_Angeles",
    position,
    words: WORDS[language],
    sources: {
      services: unread,
      crisisLines: unread,
      weatherAt: unread,
      wayTo: async (_id, _from, leavesAt) => {
        expect(leavesAt).toBe(leaves);
        return way;
      },
      queryElsewhere: unread,
    },
    onFailure: () => {},
  });

test.each([
  [
    "en",
    "Bus 12 leaves Pier St. at 10:05 AM. You are at Soup Hall at 10:20 AM. It closes soon after that. On foot it takes about 38 min.",
  ],
  [
    "es",
    "El autobús 12 sale de Pier St. a las 10:05 a. m. A las 10:20 a. m. llega usted a Soup Hall. Cierra poco después. A pie: 38 min, más o menos.",
  ],
] as const)("the way has its rides, and whether it is open then (%s)", async (language, text) => {
  expect((await textFor(language, HERE, WAY))?.replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  ["en", 0, "If you leave at 10:00 AM: Bus 12"],
  ["es", 0, "Si sale a las 10 a. m.: El autobús 12"],
  ["en", 1, "If you leave on Saturday at 10:00 AM: Bus 12"],
  ["es", 1, "Si sale el sábado a las 10 a. m.: El autobús 12"],
] as const)("a way at another time says when one leaves (%s, in %i days)", async (language, days, text) => {
  const answer = await textFor(language, HERE, WAY, NOW + days * 86_400_000);
  expect(answer?.replaceAll("\u00a0", " ")).toContain(text);
});

test.each([
  // Noon, and one o'clock.
  [2, "El autobús 12 sale de Pier St. al mediodía. A las 12:15 p. m. llega usted a Soup Hall."],
  [2.75, "El autobús 12 sale de Pier St. a las 12:45 p. m. A la 1 p. m. llega usted a Soup Hall."],
  [3, "El autobús 12 sale de Pier St. a la 1 p. m. A la 1:15 p. m. llega usted a Soup Hall."],
])("Spanish times have their articles (%d hours later)", async (hours, text) => {
  const minutes = hours * 60 - 5;
  const shifted = (iso: string) => isoOfEpoch(Date.parse(iso) + minutes * 60_000);
  const legs = WAY.legs.map((leg) => ({ ...leg, leavesAt: shifted(leg.leavesAt) }));
  const answer = await textFor("es", HERE, { ...WAY, arrivesAt: shifted(WAY.arrivesAt), legs });
  expect(answer?.replaceAll("\u00a0", " ")).toContain(text);
});

test("there is none without a position, nor to what shows no address", async () => {
  expect(await textFor("en", null, WAY)).toBeNull();
  expect(await textFor("en", HERE, null)).toBeNull();
});

test("a walk of more than ten miles is not offered", async () => {
  const onFoot = { ...WAY.onFoot, metres: 17_000 };
  expect(await textFor("en", HERE, { ...WAY, onFoot })).toMatch(/^Bus 12 .*closes soon after that\.$/u);
  expect(await textFor("en", HERE, { ...WAY, legs: [], onFoot })).toBe(en.way.tooFar("Soup Hall"));
});
