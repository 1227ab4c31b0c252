import * as z from "zod/mini";
import { requestWeather } from "./request-weather.ts";
import { findHighest, findLowest, milesOfMetres, mphOfKilometres, toFahrenheit, toPercent } from "./units.ts";
import type { WeatherService } from "./weather-service.ts";

const value = z._default(z.nullable(z.number()), null);
const hours = z.array(z.nullable(z.number()));
const answer = z.object({
  current: z.object({
    /** Unix seconds, as asked for. */
    time: z.int(),
    relative_humidity_2m: value,
    visibility: value,
    wind_speed_10m: value,
  }),
  hourly: z.object({ apparent_temperature: hours, wind_gusts_10m: hours }),
});

/** Open-Meteo: `GET /v1/forecast`. It knows nothing of smoke. */
export function openMeteo(url: string): WeatherService {
  return {
    async reportAt({ longitude, latitude }) {
      const query = new URLSearchParams({
        latitude: `${latitude}`,
        longitude: `${longitude}`,
        current: "relative_humidity_2m,visibility,wind_speed_10m",
        hourly: "apparent_temperature,wind_gusts_10m",
        forecast_hours: "24",
        timeformat: "unixtime",
        timezone: "GMT",
      });
      const { current, hourly } = await requestWeather(`${url}/v1/forecast?${query}`, answer);
      return {
        reading: {
          humidity: toPercent(current.relative_humidity_2m),
          visibility: milesOfMetres(current.visibility),
          windSpeed: mphOfKilometres(current.wind_speed_10m),
          measuredAt: current.time * 1000,
        },
        outlook: {
          lowest: toFahrenheit(findLowest(hourly.apparent_temperature.slice(0, 24))),
          highest: toFahrenheit(findHighest(hourly.apparent_temperature.slice(0, 24))),
          strongestWind: mphOfKilometres(findHighest(hourly.wind_gusts_10m.slice(0, 24))),
          hasSmoke: false,
        },
      };
    },
  };
}
