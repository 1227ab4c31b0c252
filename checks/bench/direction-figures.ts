import { setTimeout as pause } from "node:timers/promises";
import { milesFromLanding } from "#db/demo/town.ts";
import type { FeedStop } from "#domain/directions/feed.ts";
import { readFeed } from "#server/features/directions/read-feed.ts";
import { timetableProcess } from "#server/features/directions/timetable-process.ts";
import { measureMemory } from "./cpu-time.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";
import { randomFrom } from "./random.ts";

export interface DirectionFigures {
  asked: string;
  questions: number;
  /** Of those, how many have a ride. */
  rides: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the process of timetables; only where it is measured alone. */
  megabytes?: number;
}

const QUESTIONS = 400;
const WARMING = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The calls on the demonstration, and its list with and without questions for ways in the meantime. */
export async function directionFigures(dataDir: string): Promise<DirectionFigures[]> {
  const server = await startServer({ DATA_DIR: dataDir, DEMO: "on" });
  const [client, other] = [httpClient(server.origin), httpClient(server.origin)];
  try {
    const { body } = await client.get("/api/services?limit=100");
    const ids = JSON.parse(body).map(({ id }: { id: string }) => id);
    const random = randomFrom(13);
    const from = () => {
      const { longitude, latitude } = milesFromLanding(random.next() * 5 - 1.5, random.next() * 4 - 2);
      return `${longitude}|${latitude}`;
    };
    const at = () => new Date(Date.now() + random.below(12) * HOUR_MS).toISOString();
    const way = () => `/api/directions?service=${random.pick<string>(ids)}&from=${from()}&at=${at()}`;
    const arrivals = () => `/api/arrivals?services=${ids.slice(0, 50).join(",")}&from=${from()}&at=${at()}`;
    const list = () => `/api/services?limit=20&nearCoordinate=${from()}`;
    const ask = async (asked: string, path: () => string): Promise<DirectionFigures> => {
      const latencies: number[] = [];
      let rides = 0;
      for (let n = 0; n < QUESTIONS; n++) {
        const { ms, body } = await client.get(path());
        latencies.push(ms);
        if (/"mode":"(BUS|RAIL|FERRY)"/.test(body)) rides += 1;
      }
      return { asked, questions: QUESTIONS, rides, ...summarize(latencies) };
    };
    // The first waits for the timetables to be read; the others for the code to be compiled.
    for (let n = 0; n < WARMING; n++) for (const path of [way, arrivals, list]) await client.get(path());
    const rows = [
      await ask("GET /directions", way),
      await ask("GET /arrivals of 50", arrivals),
      await ask("GET /services", list),
    ];
    let isOver = false;
    const beside = (async () => {
      while (!isOver) await other.get(way());
    })();
    rows.push(await ask("GET /services, with GET /directions beside it", list));
    isOver = true;
    await beside;
    return rows;
  } finally {
    client.close();
    other.close();
    await server.stop();
  }
}

/** The process of timetables alone, between stops of one of its feeds, on the next day on which it has rides. */
export async function timetableFigures(folder: string, feed: string): Promise<DirectionFigures[]> {
  const { stops, timeZone } = await readFeed(feed);
  const timetables = timetableProcess(folder);
  try {
    const random = randomFrom(13);
    const toPoint = ({ point }: FeedStop) => point;
    const point = () => toPoint(random.pick(stops));
    const ask = async (leaves: number) => {
      const asked = { from: point(), to: point(), leaves, timeZone };
      const began = performance.now();
      const answer = await timetables.wayTo(asked);
      return { ms: performance.now() - began, hasRide: answer !== null && answer.way !== null };
    };
    while (timetables.feeds().length === 0) await pause(100);
    let [day, isRunning] = [Math.floor(Date.now() / DAY_MS) * DAY_MS + 18 * HOUR_MS, false];
    for (let days = 0; days < 7 && !isRunning; days++) {
      day += DAY_MS;
      for (let n = 0; n < 30; n++) isRunning = (await ask(day)).hasRide || isRunning;
    }
    const latencies: number[] = [];
    let rides = 0;
    for (let n = 0; n < QUESTIONS; n++) {
      const { ms, hasRide } = await ask(day + random.below(5) * HOUR_MS);
      latencies.push(ms);
      if (hasRide) rides += 1;
    }
    const pid = timetables.pid();
    const megabytes = pid === null ? Number.NaN : Math.round(measureMemory(pid).rss);
    const asked = `timetables of ${stops.length} stops`;
    return [{ asked, questions: QUESTIONS, rides, ...summarize(latencies), megabytes }];
  } finally {
    timetables.close();
  }
}

function summarize(latencies: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: rounded(percentile(latencies, 50)), p99Ms: rounded(percentile(latencies, 99)) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
