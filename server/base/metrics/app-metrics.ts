import { JobMetrics } from "./job-metrics.ts";
import type { MetricFamily } from "./metric-text.ts";
import { PoolMetrics } from "./pool-metrics.ts";
import { RequestMetrics } from "./request-metrics.ts";

/** Metrics of this process. They are counted even if no one reads them, since counting costs next to nothing. */
export class AppMetrics {
  readonly requests = new RequestMetrics();
  readonly pools = new PoolMetrics();
  readonly jobs = new JobMetrics();

  families(): MetricFamily[] {
    return [...this.requests.families(), ...this.pools.families(), ...this.jobs.families()];
  }
}
