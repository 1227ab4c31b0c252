import * as z from "zod/mini";
import { requestWeather } from "./request-weather.ts";
import { findHighest, findLowest, milesOfMetres, mphOfKilometres, toFahrenheit, toPercent } from "./units.ts";
import type { WeatherService } from "./weather-service.ts";

const HOURS = 24;

/** Names become parts of addresses, so nothing but letters and digits passes. */
const code = z.string().check(z.regex(/^[A-Z\d]{2,10}$/));
const point = z.object({ properties: z.object({ gridId: code, gridX: z.int(), gridY: z.int() }) });
const stations = z.object({
  features: z.array(z.object({ properties: z.object({ stationIdentifier: code }) })),
});
const quantity = z.optional(z.object({ value: z.nullable(z.number()) }));
const observation = z.object({
  properties: z.object({
    timestamp: z.iso.datetime({ offset: true }),
    relativeHumidity: quantity,
    visibility: quantity,
    windSpeed: quantity,
    presentWeather: z.optional(z.array(z.object({ weather: z.optional(z.nullable(z.string())) }))),
  }),
});
const forecast = z.object({
  properties: z.object({
    periods: z.array(
      z.object({
        temperature: z.nullable(z.number()),
        temperatureUnit: z.enum(["F", "C"]),
        /** `15 mph`, or `10 to 15 mph`. */
        windSpeed: z.optional(z.nullable(z.string())),
        shortForecast: z.optional(z.string()),
      }),
    ),
  }),
});

type Period = z.output<typeof forecast>["properties"]["periods"][number];

/**
 * The National Weather Service of the United States: `GET /points`, the latest observation of the nearest station and
 * the hourly forecast. Addresses in its replies are not followed: each is built from the configured one.
 */
export function nws(url: string): WeatherService {
  return {
    async reportAt({ longitude, latitude }) {
      const { properties } = await requestWeather(`${url}/points/${latitude},${longitude}`, point);
      const grid = `${url}/gridpoints/${properties.gridId}/${properties.gridX},${properties.gridY}`;
      const [{ features }, { properties: coming }] = await Promise.all([
        requestWeather(`${grid}/stations`, stations),
        requestWeather(`${grid}/forecast/hourly`, forecast),
      ]);
      const [nearest] = features;
      if (nearest === undefined) return null;
      const station = nearest.properties.stationIdentifier;
      const { properties: seen } = await requestWeather(
        `${url}/stations/${station}/observations/latest`,
        observation,
      );
      const periods = coming.periods.slice(0, HOURS);
      const temperatures = periods.map(readTemperature);
      const words = [
        ...(seen.presentWeather ?? []).map(({ weather }) => weather ?? ""),
        ...periods.map(({ shortForecast }) => shortForecast ?? ""),
      ];
      return {
        reading: {
          humidity: toPercent(seen.relativeHumidity?.value ?? null),
          visibility: milesOfMetres(seen.visibility?.value ?? null),
          windSpeed: mphOfKilometres(seen.windSpeed?.value ?? null),
          measuredAt: Date.parse(seen.timestamp),
        },
        outlook: {
          lowest: findLowest(temperatures),
          highest: findHighest(temperatures),
          strongestWind: findHighest(periods.map(readWindSpeed)),
          hasSmoke: words.some((text) => /\bsmoke\b/i.test(text)),
        },
      };
    },
  };
}

function readTemperature({ temperature, temperatureUnit }: Period): number | null {
  return temperatureUnit === "F" ? temperature : toFahrenheit(temperature);
}

function readWindSpeed({ windSpeed }: Period): number | null {
  const [, speed] = /(\d{1,3}) mph$/.exec(windSpeed ?? "") ?? [];
  return speed === undefined ? null : Number(speed);
}
