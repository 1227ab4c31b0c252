import type { FastifyInstance } from "fastify";

/** One line of the log, as data. No address of a client, no query, no text that a person typed. */
export type LogLine = Readonly<Record<string, unknown>>;

export interface RequestLog {
  info(line: LogLine): void;
  error(line: LogLine): void;
}

/** Says of each request which route answered, with what status and how fast. */
export function logRequests(app: FastifyInstance, log: RequestLog, now: () => number): void {
  app.addHook("onResponse", async (request, reply) => {
    log.info({
      at: now(),
      method: request.method,
      // The route's pattern, not what was asked for.
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

/** Writes failures as JSON lines; says nothing of requests that went well. */
export function logFailures(write: (text: string) => void): RequestLog {
  return {
    info: () => {},
    error: (line) => write(`${JSON.stringify(line)}\n`),
  };
}
