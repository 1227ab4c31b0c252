import type { FastifyInstance } from "fastify";

/** A log record. Without client addresses, queries, or text that a person typed. */
export type LogLine = Readonly<Record<string, unknown>>;

export interface RequestLog {
  info(line: LogLine): void;
  error(line: LogLine): void;
}

/** Logs the route, status and duration of each request. */
export function logRequests(app: FastifyInstance, log: RequestLog, now: () => number): void {
  app.addHook("onResponse", async (request, reply) => {
    log.info({
      at: now(),
      method: request.method,
      // The route's pattern, not the actual address.
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

/** Writes failures and refusals as JSON lines; successful requests are not logged. */
export function logFailures(write: (text: string) => void): RequestLog {
  return {
    info: () => {},
    error: (line) => write(`${JSON.stringify(line)}\n`),
  };
}
