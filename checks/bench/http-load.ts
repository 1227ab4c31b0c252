import { Agent, request } from "node:http";

export interface Answer {
  status: number;
  body: string;
  ms: number;
}

/** Asks one thing after the other over one kept connection, as one browser would. */
export function httpClient(origin: string): { get(path: string): Promise<Answer>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const asked = request(
        new URL(path, origin),
        { agent, headers: { accept: "application/json" } },
        (reply) => {
          const pieces: Buffer[] = [];
          reply.on("data", (piece: Buffer) => pieces.push(piece));
          reply.on("error", reject);
          reply.on("end", () => {
            const ms = performance.now() - startedAt;
            resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(pieces).toString("utf8"), ms });
          });
        },
      );
      asked.on("error", reject);
      asked.end();
    });
  return { get, close: () => agent.destroy() };
}

/** The value below which so many in a hundred lie; the list need not be sorted. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
