import type { WeatherReport } from "#domain/hard-nights/weather/weather.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** A weather service: none by default, one of the operator's choice where configured. */
export interface WeatherService {
  /**
   * What is measured and expected near a point; null where the service covers nothing there.
   *
   * @param point rounded by the caller
   * @param now epoch milliseconds
   * @throws NoReply where it does not answer, or not as expected
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
