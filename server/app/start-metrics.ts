import type { AppMetrics } from "../base/metrics/app-metrics.ts";
import { ProcessMetrics } from "../base/metrics/process-metrics.ts";
import { listenError } from "../base/process/listen-error.ts";
import { readVersion } from "../base/process/version.ts";
import type { Config } from "../base/settings/config.ts";
import type { Database } from "../base/sql/db.ts";
import { type MetricsServer, serveMetrics } from "../features/operations/metrics/serve-metrics.ts";

/**
 * Serves figures for a monitoring system where that is configured; null where it is not.
 *
 * @throws OperatorError where it cannot listen
 */
export async function startMetrics(
  { metrics: address, databaseReplicaUrl }: Pick<Config, "metrics" | "databaseReplicaUrl">,
  database: Database,
  metrics: AppMetrics,
): Promise<MetricsServer | null> {
  if (address === null) return null;
  const own = new ProcessMetrics(await readVersion());
  try {
    const server = await serveMetrics(address, {
      database,
      hasReplica: databaseReplicaUrl !== null,
      families: () => [...own.families(), ...metrics.families()],
      now: () => Date.now(),
    });
    return {
      address: server.address,
      async close() {
        own.close();
        await server.close();
      },
    };
  } catch (error) {
    own.close();
    throw listenError(address, error, { host: "METRICS_HOST", port: "METRICS_PORT" }) ?? error;
  }
}
