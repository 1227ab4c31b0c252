import { createServer, type RequestListener } from "node:http";
import { RecentReads } from "#server/base/load/recent-reads.ts";
import { METRICS_TYPE, type MetricFamily, metricText } from "#server/base/metrics/metric-text.ts";
import { type FigureSources, STORED_FIGURES } from "./stored-figures.ts";

/** Milliseconds for which the database's figures are cached: several monitoring systems may ask. */
const STORED_MS = 10_000;
/** Milliseconds after which a figure of the database is left out. Monitoring systems wait ten seconds. */
const READ_MS = 3000;

export interface MetricsDependencies extends FigureSources {
  /** Figures of this process. */
  readonly families: () => readonly MetricFamily[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface MetricsServer {
  /** `http://127.0.0.1:9464`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves `GET /metrics` on a port of its own, which visitors cannot reach (rule metrics 1). */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  dependencies: MetricsDependencies,
): Promise<MetricsServer> {
  const server = createServer(answer(dependencies));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The port of the metrics is not known.");
  return {
    address: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer({ families, now, ...sources }: MetricsDependencies): RequestListener {
  const stored = new RecentReads((_: "all") => storedFamilies(sources, now()), STORED_MS);
  return async (request, response) => {
    const [path] = (request.url ?? "").split("?");
    if (path !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response
        .writeHead(404, { "content-type": "text/plain; charset=utf-8" })
        .end("Only GET /metrics is here.\n");
      return;
    }
    // First, so that what the process counts is of the end.
    const read = await stored.get("all", now());
    const text = metricText([...families(), ...read]);
    response.writeHead(200, { "content-type": METRICS_TYPE, "cache-control": "no-store" }).end(text);
  };
}

/** Reads the stored figures, with a family that says which could not be read. */
async function storedFamilies(sources: FigureSources, now: number): Promise<MetricFamily[]> {
  const read = await Promise.all(
    Object.entries(STORED_FIGURES).map(async ([name, readFigures]) => {
      const found = await inTime(readFigures(sources, now));
      return { name, found };
    }),
  );
  return [
    ...read.flatMap(({ found }) => found ?? []),
    {
      name: "amparo_figures_read",
      help: "1 where these figures could be read from the database, else 0.",
      type: "gauge",
      samples: read.map(({ name, found }) => ({
        labels: { figures: name },
        value: found === null ? 0 : 1,
      })),
    },
  ];
}

/** Resolves to the result; null where it failed or took too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), READ_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } catch {
    return null;
  } finally {
    clearTimeout(late);
  }
}
