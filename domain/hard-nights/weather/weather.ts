/** Weather measured near a place. A value that the weather service does not provide is null. */
export interface WeatherReading {
  /** Relative humidity, percent. */
  readonly humidity: number | null;
  /** Miles. */
  readonly visibility: number | null;
  /** Miles per hour. */
  readonly windSpeed: number | null;
  /** Epoch milliseconds. */
  readonly measuredAt: number;
}

/** Sunrise and sunset of a day at a place, with the weather if a service provides it. */
export interface Weather {
  /** Epoch milliseconds; null: the sun does not rise that day. */
  readonly sunrise: number | null;
  /** Epoch milliseconds; null: the sun does not set that day. */
  readonly sunset: number | null;
  /** IANA time zone of the place. */
  readonly timeZone: string;
  /** Null without a weather service, or while it does not answer. */
  readonly reading: WeatherReading | null;
}

/** Weather expected in the coming 24 hours. Temperatures are as people feel them, in °F. */
export interface WeatherOutlook {
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Miles per hour. */
  readonly strongestWind: number | null;
  readonly hasSmoke: boolean;
}

/** The complete reply of a weather service. */
export interface WeatherReport {
  readonly reading: WeatherReading;
  readonly outlook: WeatherOutlook;
}

/** Maximum age of a measurement that is shown, in milliseconds. */
export const OLDEST_READING_MS = 3 * 3_600_000;
