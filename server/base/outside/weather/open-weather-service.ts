import { nws } from "./nws.ts";
import { openMeteo } from "./open-meteo.ts";
import type { WeatherService, WeatherSettings } from "./weather-service.ts";

/** Opens the configured weather service. */
export function openWeatherService({ kind, url }: WeatherSettings): WeatherService {
  switch (kind) {
    case "open-meteo":
      return openMeteo(url);
    case "nws":
      return nws(url);
  }
}
