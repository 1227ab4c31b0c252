import { type HarvestSource, readHarvestSetting } from "#domain/imports/harvest/harvest-setting.ts";
import { type Environment, read } from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";

/** Settings for who runs the app rather than for who uses it. */

/** Address at which figures for a monitoring system are served. */
export interface MetricsAddress {
  readonly host: string;
  /** Zero picks a free port. */
  readonly port: number;
}

/** Reads that address; null: figures are not served. */
export function metricsAddress(env: Environment): MetricsAddress | null {
  const host = read(env, "METRICS_HOST");
  const text = read(env, "METRICS_PORT");
  if (text !== null) return { host: host ?? "127.0.0.1", port: portNumber("METRICS_PORT", text) };
  if (host !== null) throw new OperatorError("METRICS_HOST needs METRICS_PORT.");
  return null;
}

/** @throws OperatorError naming the variable */
export function portNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) {
    throw new OperatorError(`${name} must be a number from 0 to 65535.`);
  }
  return value;
}

/** One processor answers these within a second or two. */
const REQUESTS_AT_ONCE = "200";

/** Reads the maximum number of requests in progress. */
export function requestsAtOnce(env: Environment): number {
  const text = read(env, "REQUESTS_AT_ONCE") ?? REQUESTS_AT_ONCE;
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value === 0) {
    throw new OperatorError("REQUESTS_AT_ONCE must be a number from 1 to 99999.");
  }
  return value;
}

/** Settings for harvesting other directories. */
export interface HarvestSettings {
  readonly sources: readonly HarvestSource[];
  /** Milliseconds between two harvests of a source. */
  readonly everyMs: number;
  /** Whether sources may be at private addresses. */
  readonly isPrivateAllowed: boolean;
}

const HOUR_MS = 3_600_000;
const A_WEEK = 168;

/** @throws OperatorError naming the variable */
export function harvestSettings(env: Environment, isPrivateAllowed: boolean): HarvestSettings {
  const hours = read(env, "HARVEST_EVERY") ?? "24";
  if (!/^[1-9]\d{0,2}$/.test(hours) || Number(hours) > A_WEEK) {
    throw new OperatorError(`HARVEST_EVERY must be a number of hours from 1 to ${A_WEEK}.`);
  }
  const sources = readHarvestSetting(read(env, "HARVEST") ?? "");
  if ("fault" in sources) throw new OperatorError(`HARVEST: ${sources.fault}.`);
  const broken = sources.find(({ address }) => !URL.canParse(address));
  if (broken !== undefined) throw new OperatorError(`HARVEST: ${broken.name} has an address that is none.`);
  return { sources, everyMs: Number(hours) * HOUR_MS, isPrivateAllowed };
}
