import type { JobWatch } from "#server/base/jobs/jobs.ts";
import { LabeledCounter, LabeledHistogram } from "./counted.ts";
import type { MetricFamily } from "./metric-text.ts";

const OUTCOMES = ["done", "failed"] as const;

/** Jobs that this process worked (rule metrics 4). */
export class JobMetrics implements JobWatch {
  readonly #runs = new LabeledCounter({
    name: "amparo_job_runs_total",
    help: "Jobs that this process worked, by outcome; a failed one is tried again.",
    labels: ["queue", "outcome"],
  });
  readonly #seconds = new LabeledHistogram({
    name: "amparo_job_seconds",
    help: "How long jobs took.",
    labels: ["queue"],
  });

  works(queue: string): void {
    for (const outcome of OUTCOMES) this.#runs.expect([queue, outcome]);
    this.#seconds.expect([queue]);
  }

  ended(queue: string, hasFailed: boolean, seconds: number): void {
    this.#runs.add([queue, hasFailed ? "failed" : "done"]);
    this.#seconds.observe([queue], seconds);
  }

  families(): MetricFamily[] {
    return [this.#runs.family(), this.#seconds.family()];
  }
}
