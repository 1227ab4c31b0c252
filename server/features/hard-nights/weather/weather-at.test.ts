import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { OLDEST_READING_MS } from "#domain/hard-nights/weather/weather.ts";
import { type WeatherSource, weatherSource } from "./weather-at.ts";

const NOW = Date.UTC(2026, 10, 23, 17);
const HOUR_MS = 3_600_000;
const MIAMI = { longitude: -80.19371, latitude: 25.77427 };
const SUN = { timeZone: "America/New_York", sunrise: expect.any(Number), sunset: expect.any(Number) };

let server: StubServer;
let failures: unknown[];
let source: WeatherSource;
beforeAll(async () => {
  server = await stubServer(() => null);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.answer = () => ({
    body: JSON.stringify({
      current: { time: NOW / 1000, relative_humidity_2m: 70, visibility: 8047, wind_speed_10m: 8 },
      hourly: { apparent_temperature: [0], wind_gusts_10m: [20] },
    }),
  });
  failures = [];
  source = weatherSource({ kind: "open-meteo", url: server.url }, (error) => failures.push(error));
});

const READING = { humidity: 70, visibility: 5, windSpeed: 5, measuredAt: NOW };

test("without a service there is the sun alone", async () => {
  const { weatherAt, outlookAt } = weatherSource(null, () => failures.push("asked"));
  expect(await weatherAt(MIAMI, NOW)).toEqual({ ...SUN, reading: null });
  expect([await outlookAt(MIAMI, NOW), failures]).toEqual([null, []]);
});

test("the service gets the tenth of a degree, never the place", async () => {
  expect(await source.weatherAt(MIAMI, NOW)).toEqual({ ...SUN, reading: READING });
  const url = new URL(`http://x${server.received[0]?.path}`);
  expect([url.searchParams.get("latitude"), url.searchParams.get("longitude")]).toEqual(["25.8", "-80.2"]);
  expect(server.received[0]?.path).not.toMatch(/19371|77427/);
});

test("a report is kept an hour, for everybody near", async () => {
  await source.weatherAt(MIAMI, NOW);
  await source.outlookAt({ longitude: -80.21, latitude: 25.79 }, NOW + HOUR_MS - 1);
  expect(server.received).toHaveLength(1);
  await source.weatherAt(MIAMI, NOW + HOUR_MS);
  await source.weatherAt({ longitude: -81, latitude: 25.79 }, NOW + HOUR_MS);
  expect(server.received).toHaveLength(3);
});

test("a clock that is set back a day has it asked for again, not a day later", async () => {
  await source.weatherAt(MIAMI, NOW);
  await source.weatherAt(MIAMI, NOW - 24 * HOUR_MS);
  await source.weatherAt(MIAMI, NOW - 23 * HOUR_MS - 1);
  expect(server.received).toHaveLength(2);
});

test("a measurement that is too old is not shown", async () => {
  const { reading } = await source.weatherAt(MIAMI, NOW + OLDEST_READING_MS);
  expect(reading).toEqual(READING);
  source = weatherSource({ kind: "open-meteo", url: server.url }, () => undefined);
  expect((await source.weatherAt(MIAMI, NOW + OLDEST_READING_MS + 1)).reading).toBeNull();
});

test("a service that fails costs the reading, and is left alone for five minutes", async () => {
  const { answer } = server;
  server.answer = () => ({ status: 500, body: "{}" });
  expect(await source.weatherAt(MIAMI, NOW)).toEqual({ ...SUN, reading: null });
  await source.weatherAt(MIAMI, NOW + 299_999);
  expect([server.received.length, failures.length]).toEqual([1, 1]);
  server.answer = answer;
  expect((await source.weatherAt(MIAMI, NOW + 300_000)).reading).toEqual(READING);
});
