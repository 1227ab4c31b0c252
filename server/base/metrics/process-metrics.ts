import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge, type MetricFamily } from "./metric-text.ts";

const MICROSECONDS = 1e6;
const NANOSECONDS = 1e9;
/** Milliseconds between measurements of the event loop's delay. */
const RESOLUTION_MS = 20;

/** The process itself: memory, processor time, and how late its event loop is. */
export class ProcessMetrics {
  readonly #version: string;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor(version: string) {
    this.#version = version;
    this.#delay.enable();
  }

  /** The delay is that since the last call. */
  families(): MetricFamily[] {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = { p50: this.#delay.percentile(50), p99: this.#delay.percentile(99), max: this.#delay.max };
    const isMeasured = this.#delay.count > 0;
    this.#delay.reset();
    return [
      {
        name: "amparo_build_info",
        help: "The version that runs.",
        type: "gauge",
        samples: [{ labels: { version: this.#version, node: process.versions.node }, value: 1 }],
      },
      gauge("process_start_time_seconds", "When the process started, in Unix time.", startedAt()),
      {
        name: "process_cpu_seconds_total",
        help: "Processor time.",
        type: "counter",
        samples: [{ value: (user + system) / MICROSECONDS }],
      },
      gauge("process_resident_memory_bytes", "Memory of the process.", rss),
      gauge("amparo_heap_bytes", "Memory of JavaScript objects.", heapUsed),
      gauge("amparo_external_memory_bytes", "Memory of buffers.", external),
      {
        name: "amparo_event_loop_delay_seconds",
        help: "How late the event loop was since the last look.",
        type: "gauge",
        samples: isMeasured
          ? Object.entries(late).map(([quantile, value]) => ({
              labels: { quantile },
              value: value / NANOSECONDS,
            }))
          : [],
      },
    ];
  }

  close(): void {
    this.#delay.disable();
  }
}

function startedAt(): number {
  return Math.round(Date.now() / 1000 - process.uptime());
}
