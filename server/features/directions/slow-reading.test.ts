import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SlowReading, type Tables } from "#checks/directions/slow-reading.ts";
import { tablesOfZip } from "#checks/directions/tables-of-zip.ts";
import type { Feed } from "#domain/directions/feed.ts";
import { buildNetwork } from "#domain/directions/network.ts";
import { ridePlanner } from "#domain/directions/plan-rides.ts";
import { readFeed } from "./read-feed.ts";

const DAY_SECONDS = 86_400;
/** Generates the same pseudo-random numbers in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A made-up town: a grid of stops, lines through it at random, with everything that a calendar can do. */
function madeUpTown(seed: number, zone: string): Tables {
  const random = sequence(seed);
  const whole = (most: number) => Math.floor(random() * most);
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = (seconds: number) =>
    `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const stops = Array.from(
    { length: 14 },
    (_, i) => `S${i},Stop ${i},${40 + whole(500) / 10_000},${-120 + whole(500) / 10_000}`,
  );
  const trips: string[] = [];
  const times: string[] = [];
  const repeats: string[] = [];
  for (let i = 0; i < 60; i++) {
    const service = ["WORK", "END", "ONCE", "ALL"][whole(4)];
    trips.push(`R${i % 6},${service},T${i},Town`);
    let at = whole(27 * 60) * 60;
    const first = at;
    const length = 2 + whole(6);
    for (let n = 0; n < length; n++) {
      const isBlank = n > 0 && n < length - 1 && whole(5) === 0;
      const wait = whole(3) * 60;
      const shown = isBlank ? "," : `${clock(at)},${clock(at + wait)}`;
      times.push(
        `T${i},${shown},S${whole(14)},${n * 10 + 1},${whole(8) === 0 ? 1 : 0},${whole(9) === 0 ? 2 : ""}`,
      );
      at += wait + whole(12) * 60;
    }
    if (i % 9 === 0) repeats.push(`T${i},${clock(first)},${clock(first + 5 * 3600)},${600 + whole(5) * 300}`);
  }
  return {
    "agency.txt": `agency_id,agency_name,agency_url,agency_timezone\nA,Made Up,https://a.example,${zone}`,
    "stops.txt": ["stop_id,stop_name,stop_lat,stop_lon", ...stops].join("\n"),
    "routes.txt": [
      "route_id,route_short_name,route_type",
      ...[0, 1, 2, 3, 4, 5].map((n) => `R${n},${n},${n === 5 ? 4 : 3}`),
    ].join("\n"),
    "trips.txt": ["route_id,service_id,trip_id,trip_headsign", ...trips].join("\n"),
    "stop_times.txt": [
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type",
      ...times,
    ].join("\n"),
    "calendar.txt":
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nWORK,1,1,1,1,1,0,0,20260101,20261231\nEND,0,0,0,0,0,1,1,20260101,20261231\nALL,1,1,1,1,1,1,1,20260309,20261101",
    "calendar_dates.txt":
      "service_id,date,exception_type\nWORK,20261126,2\nEND,20261126,1\nONCE,20260308,1\nONCE,20261101,1\nONCE,20261125,1\nALL,20261101,2",
    "frequencies.txt": ["trip_id,start_time,end_time,headway_secs", ...repeats].join("\n"),
    "transfers.txt":
      "from_stop_id,to_stop_id,transfer_type,min_transfer_time\nS1,S1,2,0\nS2,S2,3,\nS3,S4,2,300\nS5,S5,2,600\nS6,S7,3,",
  };
}

const folder = mkdtempSync(path.join(tmpdir(), "amparo-feeds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createFolder(name: string, tables: Tables): string {
  const target = path.join(folder, name);
  mkdirSync(target);
  for (const [file, text] of Object.entries(tables)) writeFileSync(path.join(target, file), text);
  return target;
}

/** As many questions; each of them on one of the dates, between two points near stops. Returns how many had a ride. */
function compare(
  feed: Feed,
  tables: Tables,
  dates: readonly string[],
  questions: number,
  seed: number,
): number {
  const slow = new SlowReading(tables);
  const random = sequence(seed);
  let rides = 0;
  const planners = new Map(
    dates.map((date) => [
      date,
      ridePlanner(buildNetwork([feed], Date.parse(`${date}T00:00Z`) / 86_400_000, 4)),
    ]),
  );
  for (let n = 0; n < questions; n++) {
    const date = dates[n % dates.length] ?? "";
    const point = () => {
      const stop = slow.stops[Math.floor(random() * slow.stops.length)];
      const shift = () => (random() - 0.5) / 100;
      return [(stop?.longitude ?? 0) + shift(), (stop?.latitude ?? 0) + shift()] as const;
    };
    const [from, to] = [point(), point()];
    const leaves = Date.parse(`${date}T00:00Z`) / 1000 + Math.floor(random() * DAY_SECONDS);
    const until = leaves + DAY_SECONDS;
    const expected = slow.way(date, from, to, leaves, until);
    const [a, b] = [from, to].map(([longitude, latitude]) => ({ longitude, latitude }));
    if (a === undefined || b === undefined) throw new Error("two points");
    const way = planners.get(date)?.plan(a, b, leaves * 1000, until * 1000) ?? null;
    const found =
      way === null
        ? null
        : {
            leaves: way.leaves / 1000,
            arrives: way.arrives / 1000,
            rides: way.legs.filter(({ mode }) => mode !== "WALK").length,
          };
    expect(found, `${feed.name} ${date} ${leaves}: ${from} to ${to}`).toEqual(expected);
    for (const [index, leg] of (way?.legs ?? []).entries()) {
      expect(leg.arrives).toBeGreaterThanOrEqual(leg.leaves);
      expect(leg.leaves).toBeGreaterThanOrEqual(way?.legs[index - 1]?.arrives ?? 0);
    }
    if (found !== null) rides += 1;
  }
  return rides;
}

describe("ways with rides are those of a slow reading of the same tables", () => {
  // Ordinary days, a holiday with exceptions and the day after it, and both changes of the clock.
  const dates = [
    "2026-11-23",
    "2026-11-25",
    "2026-11-26",
    "2026-11-28",
    "2026-03-08",
    "2026-03-07",
    "2026-11-01",
    "2026-10-31",
  ];
  test.each([
    [1, "America/Los_Angeles"],
    [2, "America/New_York"],
    [3, "America/Los_Angeles"],
    [4, "America/Havana"],
    [5, "Pacific/Honolulu"],
  ])("in made-up town %i, %s", async (seed, zone) => {
    const tables = madeUpTown(seed, zone);
    const feed = await readFeed(createFolder(`town-${seed}`, tables));
    expect(compare(feed, tables, dates, 80, seed)).toBeGreaterThan(30);
  });

  const zip = path.join(import.meta.dirname, "../../../../shared/data/gtfs/google-sample-official.zip");
  describe.skipIf(!existsSync(zip))("in Google's sample (skipped where ../shared/data is absent)", () => {
    let tables: Tables;
    beforeAll(async () => {
      tables = await tablesOfZip(zip);
    });
    test("at its own dates", async () => {
      const dates = [
        "2007-06-03",
        "2007-06-04",
        "2007-06-05",
        "2008-03-08",
        "2008-03-09",
        "2008-11-02",
        "2010-12-31",
        "2011-01-01",
      ];
      expect(compare(await readFeed(zip), tables, dates, 120, 9)).toBeGreaterThan(20);
    });
  });
});
