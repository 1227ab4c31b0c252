import { type Environment, read } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";

/** Settings for who runs the app rather than for who uses it. */

/** Where figures for a monitoring system are served. */
export interface MetricsAddress {
  readonly host: string;
  /** Zero picks a free port. */
  readonly port: number;
}

/** Null: they are not served. */
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

/** Requests that are worked on at once. */
export function requestsAtOnce(env: Environment): number {
  const text = read(env, "REQUESTS_AT_ONCE") ?? REQUESTS_AT_ONCE;
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value === 0) {
    throw new OperatorError("REQUESTS_AT_ONCE must be a number from 1 to 99999.");
  }
  return value;
}
