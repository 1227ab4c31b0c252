import {
  OLDEST_READING_MS,
  type Weather,
  type WeatherOutlook,
  type WeatherReport,
} from "#domain/hard-nights/weather/weather.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { openWeatherService } from "#server/base/outside/weather/open-weather-service.ts";
import type { WeatherService, WeatherSettings } from "#server/base/outside/weather/weather-service.ts";
import { sunTimes } from "./sun-times.ts";

/** The weather of places. `now`: epoch milliseconds. Neither call throws, and neither waits long. */
export interface WeatherSource {
  /** Sunrise, sunset and, where a service gives it, the weather. */
  readonly weatherAt: (coordinates: Coordinates, now: number) => Promise<Weather>;
  /** Returns the forecast; null without a service, or while it does not answer. */
  readonly outlookAt: (coordinates: Coordinates, now: number) => Promise<WeatherOutlook | null>;
}

const KEPT_MS = 3_600_000;
/** A service that failed is left alone for so long. */
const FAILURE_KEPT_MS = 5 * 60_000;
const MAX_KEPT = 500;
/** Milliseconds that a person waits; a later reply is cached for the next one. */
const PATIENCE_MS = 2500;

interface Kept {
  readonly at: number;
  readonly report: Promise<WeatherReport | null>;
  hasFailed: boolean;
}

/**
 * Asks the configured service about the tenth of a degree that a place is in, at most once an hour: no one's exact
 * position leaves the machine.
 *
 * @param settings null: no service, so the sun alone
 * @param onFailure called when the service did not answer
 */
export function weatherSource(
  settings: WeatherSettings | null,
  onFailure: (error: unknown) => void,
): WeatherSource {
  const service = settings === null ? null : openWeatherService(settings);
  const kept = new Map<string, Kept>();
  const reportAt = async (coordinates: Coordinates, now: number) => {
    if (service === null) return null;
    const point = { longitude: tenths(coordinates.longitude), latitude: tenths(coordinates.latitude) };
    const key = `${point.longitude}|${point.latitude}`;
    const found = kept.get(key);
    const age = found === undefined ? 0 : Math.abs(now - found.at);
    const isFresh = found !== undefined && age < (found.hasFailed ? FAILURE_KEPT_MS : KEPT_MS);
    const entry = isFresh ? found : ask(service, point, now, onFailure);
    if (!isFresh) {
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    }
    return withinPatience(entry.report);
  };
  return {
    weatherAt: async (coordinates, now) => {
      const report = await reportAt(coordinates, now);
      const isRecent = report !== null && now - report.reading.measuredAt <= OLDEST_READING_MS;
      return { ...sunTimes(coordinates, now), reading: isRecent ? report.reading : null };
    },
    outlookAt: async (coordinates, now) => (await reportAt(coordinates, now))?.outlook ?? null,
  };
}

function ask(
  service: WeatherService,
  point: Coordinates,
  now: number,
  onFailure: (error: unknown) => void,
): Kept {
  const entry: Kept = {
    at: now,
    hasFailed: false,
    report: service.reportAt(point, now).catch((error: unknown) => {
      entry.hasFailed = true;
      onFailure(error);
      return null;
    }),
  };
  return entry;
}

async function withinPatience<T>(result: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([result, end]);
  } finally {
    clearTimeout(timer);
  }
}

function tenths(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
