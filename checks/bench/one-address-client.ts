import { Agent, request } from "node:http";

/** The process that `oneAddressFigures` starts: keeps connections of one address busy, as long as it is told to. */

export interface OneAddressLoad {
  readonly port: number;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  /** As a proxy names it. */
  readonly address: string;
}

/** A refused client comes back after a moment, as programs do. */
const REFUSED_MS = 100;

async function load({ port, paths, connections, milliseconds, address }: OneAddressLoad) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const until = performance.now() + milliseconds;
  const ask = (path: string): Promise<number> =>
    new Promise((resolve) => {
      const headers = { accept: "application/json", "x-forwarded-for": address };
      const asked = request({ agent, port, host: "127.0.0.1", path, headers }, (reply) => {
        reply.resume();
        reply.on("end", () => resolve(reply.statusCode ?? 0));
        reply.on("error", () => resolve(0));
      });
      asked.on("error", () => resolve(0));
      asked.end();
    });
  const connection = async (index: number): Promise<void> => {
    for (let turn = index; performance.now() < until; turn += connections) {
      const status = await ask(paths[turn % paths.length] ?? "/");
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 400) await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  agent.destroy();
  return statuses;
}

process.on("message", (asked: OneAddressLoad) => {
  void load(asked).then((read) => process.send?.(read));
});
