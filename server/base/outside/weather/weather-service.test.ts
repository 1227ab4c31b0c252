import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ReceivedRequest, type StubReply, type StubServer, stubServer } from "#checks/stub-server.ts";
import { NoReply } from "#server/base/outside/exchange-json.ts";
import { openWeatherService } from "./open-weather-service.ts";
import { WEATHER_KINDS, type WeatherKind } from "./weather-service.ts";

const NOW = Date.UTC(2026, 10, 23, 6);
const POINT = { longitude: -80.2, latitude: 25.8 };

/** Replies of each service in its own format, all about identical weather. */
const SERVICES: Readonly<Record<WeatherKind, (received: ReceivedRequest) => StubReply>> = {
  "open-meteo": ({ path }) => {
    const url = new URL(`http://x${path}`);
    if (url.pathname !== "/v1/forecast") return { status: 404, body: '{"error":true}' };
    return json({
      latitude: 25.8,
      longitude: -80.2,
      current_units: { visibility: "m", wind_speed_10m: "km/h" },
      current: {
        time: NOW / 1000,
        interval: 900,
        relative_humidity_2m: 81,
        visibility: 16093,
        wind_speed_10m: 16,
      },
      hourly: { time: [1, 2], apparent_temperature: [-1, null, 3.3], wind_gusts_10m: [30, 80.5] },
    });
  },
  nws: ({ path, headers }) => {
    if (headers["user-agent"] === undefined) return { status: 403, body: "{}" };
    switch (path) {
      case "/points/25.8,-80.2":
        return json({
          properties: { gridId: "MFL", gridX: 110, gridY: 50, forecastHourly: "http://127.0.0.1:1/" },
        });
      case "/gridpoints/MFL/110,50/stations":
        return json({ features: [{ properties: { stationIdentifier: "KMIA" } }] });
      case "/stations/KMIA/observations/latest":
        return json({
          properties: {
            timestamp: "2026-11-23T06:00:00+00:00",
            relativeHumidity: { unitCode: "wmoUnit:percent", value: 81.2 },
            visibility: { unitCode: "wmoUnit:m", value: 16093 },
            windSpeed: { unitCode: "wmoUnit:km_h-1", value: 16 },
            presentWeather: [{ weather: "smoke" }],
          },
        });
      case "/gridpoints/MFL/110,50/forecast/hourly":
        return json({
          properties: {
            periods: [
              { temperature: 30, temperatureUnit: "F", windSpeed: "10 mph", shortForecast: "Clear" },
              { temperature: 3.3, temperatureUnit: "C", windSpeed: "40 to 50 mph", shortForecast: "Windy" },
            ],
          },
        });
      default:
        return { status: 404, body: "{}" };
    }
  },
};

function json(body: unknown): StubReply {
  return { body: JSON.stringify(body) };
}

describe.each(WEATHER_KINDS)("%s", (kind) => {
  let server: StubServer;
  beforeAll(async () => {
    server = await stubServer(SERVICES[kind]);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
    server.answer = SERVICES[kind];
  });
  const report = () => openWeatherService({ kind, url: server.url }).reportAt(POINT, NOW);

  test("measured and expected weather, in miles and degrees Fahrenheit", async () => {
    expect(await report()).toEqual({
      reading: { humidity: 81, visibility: 10, windSpeed: 10, measuredAt: NOW },
      outlook: { lowest: 30, highest: 38, strongestWind: 50, hasSmoke: kind === "nws" },
    });
  });

  test("is asked for a point and nothing else of ours", async () => {
    await report();
    for (const { headers, method } of server.received) {
      expect([method, headers.cookie, headers.referer]).toEqual(["GET", undefined, undefined]);
    }
    expect(server.received[0]?.path).toMatch(/25\.8\D+-80\.2(\D|$)/);
  });

  test.each([
    ["an error", { status: 500, body: "25.8" }],
    ["a page", { body: "<html>" }],
    ["something else", { body: '{"current":5,"properties":{"gridId":"../..","gridX":1,"gridY":1}}' }],
    ["another place", { status: 301, headers: { location: "http://127.0.0.1:1/" }, body: "" }],
    ["too much", { body: JSON.stringify("x".repeat(1_100_000)) }],
    ["that it hangs up", null],
  ])("answers with %s: no weather", async (_, given) => {
    server.answer = () => given;
    await expect(report()).rejects.toBeInstanceOf(NoReply);
  });
});

test("a point without a station has no weather", async () => {
  const server = await stubServer((received) =>
    received.path.endsWith("/stations") ? json({ features: [] }) : SERVICES.nws(received),
  );
  try {
    expect(await openWeatherService({ kind: "nws", url: server.url }).reportAt(POINT, NOW)).toBeNull();
  } finally {
    await server.close();
  }
});
