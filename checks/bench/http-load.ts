import { Agent, type RequestOptions, request } from "node:http";

export interface Answer {
  status: number;
  body: string;
  ms: number;
}

export interface HttpClient {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** With a JSON body, or without one. */
  send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<Answer>;
  /** How many connections were opened. */
  connections(): number;
  close(): void;
}

/** Sends one request after the other over one persistent connection, as one browser would. */
export function httpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  const ask = (path: string, options: RequestOptions, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const clientRequest = request(new URL(path, origin), { agent, ...options }, (reply) => {
        const pieces: Buffer[] = [];
        reply.on("data", (piece: Buffer) => pieces.push(piece));
        reply.on("error", reject);
        reply.on("end", () => {
          const ms = performance.now() - startedAt;
          resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(pieces).toString("utf8"), ms });
        });
      });
      clientRequest.on("socket", () => {
        if (!clientRequest.reusedSocket) connections += 1;
      });
      clientRequest.on("error", reject);
      clientRequest.end(body);
    });
  return {
    get: (path, headers) => ask(path, { headers: { accept: "application/json", ...headers } }),
    send: (method, path, headers, body) =>
      body === undefined
        ? ask(path, { method, headers })
        : ask(
            path,
            { method, headers: { ...headers, "content-type": "application/json" } },
            JSON.stringify(body),
          ),
    connections: () => connections,
    close: () => agent.destroy(),
  };
}

/** The value below which so many in a hundred lie; the list need not be sorted. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
