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

/** The day's sun at a place, and the weather where a service gives it. */
export interface Weather {
  /** Epoch milliseconds; null where the sun does not rise that day. */
  readonly sunrise: number | null;
  /** Epoch milliseconds; null where the sun does not set that day. */
  readonly sunset: number | null;
  /** IANA zone of the place. */
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

/** The whole reply of a weather service. */
export interface WeatherReport {
  readonly reading: WeatherReading;
  readonly outlook: WeatherOutlook;
}

/** A measurement older than this is not shown, milliseconds. */
export const OLDEST_READING_MS = 3 * 3_600_000;
