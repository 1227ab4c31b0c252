import { Agent, request } from "node:http";

/** The process that `overloadFigures` starts: asks without a pause over many connections, as long as it is told to. */

export interface OverloadLoad {
  readonly port: number;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface OverloadRead {
  /** Replies by status; 0 where the connection was refused or lost. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds, of a sample of those that were answered, and of those that were refused. */
  readonly answeredMs: readonly number[];
  readonly refusedMs: readonly number[];
  readonly withoutRetryAfter: number;
}

/** Latencies that are kept of each kind. */
const SAMPLE = 100_000;

async function load({ port, paths, connections, milliseconds }: OverloadLoad): Promise<OverloadRead> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const answeredMs: number[] = [];
  const refusedMs: number[] = [];
  let withoutRetryAfter = 0;
  const until = performance.now() + milliseconds;
  const ask = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const ended = (status: number): void => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        const latencies = status === 503 ? refusedMs : answeredMs;
        if (status !== 0 && latencies.length < SAMPLE) latencies.push(performance.now() - startedAt);
        resolve();
      };
      const headers = { accept: path.startsWith("/api/") ? "application/json" : "text/html" };
      const asked = request({ agent, port, host: "127.0.0.1", path, headers }, (reply) => {
        const { statusCode = 0 } = reply;
        if (statusCode === 503 && reply.headers["retry-after"] === undefined) withoutRetryAfter++;
        reply.resume();
        reply.on("end", () => ended(statusCode));
        reply.on("error", () => ended(0));
      });
      asked.on("error", () => ended(0));
      asked.end();
    });
  const connection = async (index: number): Promise<void> => {
    for (let turn = index; performance.now() < until; turn += 1) await ask(paths[turn % paths.length] ?? "/");
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  agent.destroy();
  return { statuses, answeredMs, refusedMs, withoutRetryAfter };
}

process.on("message", (asked: OverloadLoad) => {
  void load(asked).then((read) => process.send?.(read));
});
