import { LOAD_REASONS, type LoadReason } from "#server/base/http/load-limit.ts";
import type { RequestWatch } from "#server/base/http/request-watch.ts";
import { LabeledCounter, LabeledHistogram } from "./counted.ts";
import { gauge, type MetricFamily } from "./metric-text.ts";

/** Counted by themselves, since they are watched from the first one on, and routes are not known before they are used. */
const FAILURES: readonly number[] = [500, 503];

/** Counts requests by route, and how long their replies take (rule metrics 2). */
export class RequestMetrics implements RequestWatch {
  readonly #requests = new LabeledCounter({
    name: "amparo_http_requests_total",
    help: "Requests answered, by the pattern of their route; pages are /*.",
    labels: ["method", "route", "status"],
  });
  readonly #seconds = new LabeledHistogram({
    name: "amparo_http_request_seconds",
    help: "Time from a request's headers to the end of its reply.",
    labels: ["method", "route"],
  });
  readonly #refused = new LabeledCounter({
    name: "amparo_http_refused_total",
    help: "Requests refused because of load: too many at once (requests), waits for connections (database), or long replies (slow).",
    labels: ["reason"],
  });
  readonly #failures = new LabeledCounter({
    name: "amparo_http_failures_total",
    help: "Replies for which the server is to blame, by status: faults of ours (500), and visitors sent away (503).",
    labels: ["status"],
  });
  #open = 0;

  constructor() {
    for (const reason of LOAD_REASONS) this.#refused.expect([reason]);
    for (const status of FAILURES) this.#failures.expect([String(status)]);
  }

  began(): void {
    this.#open++;
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.add([method, route, String(status)]);
    this.#seconds.observe([method, route], seconds);
    if (FAILURES.includes(status)) this.#failures.add([String(status)]);
  }

  ended(): void {
    this.#open--;
  }

  /** Counts a request that the limit on load refused. */
  refused(reason: LoadReason): void {
    this.#refused.add([reason]);
  }

  families(): MetricFamily[] {
    return [
      this.#requests.family(),
      this.#seconds.family(),
      this.#refused.family(),
      this.#failures.family(),
      gauge("amparo_http_open_requests", "Requests that have begun and not ended.", this.#open),
    ];
  }
}
