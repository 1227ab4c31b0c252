import { expect, test } from "vitest";
import { directions as en } from "#words/compiled/en/directions/directions.ts";
import { directions as es } from "#words/compiled/es/directions/directions.ts";
import { announced } from "./announced.ts";
import type { DirectionsReply } from "./load-directions.ts";

const NOW = Date.UTC(2026, 10, 23, 5, 45);
const HERE = { timeZone: "America/Los_Angeles", now: NOW, opensAt: null };
const RIDE: DirectionsReply = {
  leavesAt: "2026-11-23T05:49:00.000Z",
  arrivesAt: "2026-11-23T06:19:00.000Z",
  openOnArrival: "OPEN",
  legs: [
    {
      mode: "BUS",
      from: "Ferry Landing",
      to: "Heron Heights",
      line: "2",
      headsign: "Creek Bridge",
      leavesAt: "2026-11-23T05:50:00.000Z",
      arrivesAt: "2026-11-23T06:19:00.000Z",
      stops: 4,
      metres: null,
    },
  ],
  later: null,
  lastBack: null,
  onFoot: {
    leavesAt: "2026-11-23T05:46:00.000Z",
    arrivesAt: "2026-11-23T07:33:00.000Z",
    openOnArrival: "OPEN",
    metres: 8500,
  },
};

test.each([
  ["en", en, "Take bus 2 from Ferry Landing at 9:50"],
  ["es", es, "Tome el autobús 2 en Ferry Landing a las 9:50"],
] as const)("every sentence ends with one full stop (%s)", (_, text, take) => {
  const said = announced(RIDE, null, {
    ...HERE,
    text,
    miles: (distance) => distance,
  });
  expect(said).toContain(take);
  expect(said).not.toContain("..");
});

test.each([
  ["en", en, "It is 12 mi on foot. That is too far to walk."],
  ["es", es, "A pie son 12 mi. Es demasiado lejos para caminar."],
] as const)(
  "a walk of more than ten miles is said to be too far, not open or closed (%s)",
  (_, text, expected) => {
    const walk = { metres: 12 * 1609.344, leavesAt: NOW, arrivesAt: NOW, openOnArrival: "OPEN" as const };
    const onFoot = { ...RIDE, legs: [] };
    const say = (metres: number) =>
      announced(
        onFoot,
        { ...walk, metres },
        {
          ...HERE,
          text,
          miles: (distance) => `${Number(distance)} mi`,
        },
      );
    expect(say(walk.metres)).toBe(expected);
    expect(say(16_000)).toContain(text.arrival.OPEN);
  },
);
