import type { FastifyRequest } from "fastify";
import { OncePerMinute } from "#server/base/load/once-per-minute.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { loggableError } from "./failures.ts";
import type { RequestLog } from "./log.ts";

/** Logs a request that failed on our side. */
export type LogFailure = (error: unknown, request: FastifyRequest) => void;

/** Database faults are logged once per minute and kind, since every request fails with them. */
export function failureLog(log: RequestLog, now: () => number): LogFailure {
  const databaseFaults = new OncePerMinute();
  return (error, { method, routeOptions: { url: route } }) => {
    const at = now();
    const fault = databaseFault(error)?.kind;
    if (fault === undefined) log.error({ at, method, route, error: loggableError(error) });
    else if (databaseFaults.isDue(fault, at)) log.error({ at, method, route, database: fault });
  };
}
