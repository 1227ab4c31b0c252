import type { WeatherReport } from "#domain/hard-nights/weather/weather.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** A weather service: none by default, one of the operator's choice where configured. */
export interface WeatherService {
  /**
   * Reads the current and expected weather near a point; null where the service does not cover the point.
   *
   * @param point rounded by the caller
   * @param now epoch milliseconds
   * @throws NoReply where the service does not answer, or not as expected
   */
  reportAt(point: Coordinates, now: number): Promise<WeatherReport | null>;
}

export const WEATHER_KINDS = ["open-meteo", "nws"] as const;
export type WeatherKind = (typeof WEATHER_KINDS)[number];

export interface WeatherSettings {
  readonly kind: WeatherKind;
  /** Without a trailing slash. */
  readonly url: string;
}
