import { FAULT_KINDS, type FaultKind } from "#server/base/sql/database-fault.ts";
import type { PoolName, PoolState, PoolWatch } from "#server/base/sql/pool-watch.ts";
import { LabeledCounter, LabeledHistogram } from "./counted.ts";
import type { MetricFamily } from "./metric-text.ts";

/** The pools of connections, how long they let wait, and faults (rule metrics 3). */
export class PoolMetrics implements PoolWatch {
  readonly #pools = new Map<PoolName, () => PoolState>();
  readonly #waits = new LabeledHistogram({
    name: "amparo_database_connection_wait_seconds",
    help: "How long a statement or transaction waited for a connection.",
    labels: ["pool"],
  });
  readonly #faults = new LabeledCounter({
    name: "amparo_database_faults_total",
    help: "Faults: unavailable, busy (no connection in time), slow (past its limit), locked (waited too long for a lock), full (disk).",
    labels: ["pool", "kind"],
  });

  opened(pool: PoolName, state: () => PoolState): void {
    this.#pools.set(pool, state);
    this.#waits.expect([pool]);
    for (const kind of FAULT_KINDS) this.#faults.expect([pool, kind]);
  }

  waited(pool: PoolName, seconds: number): void {
    this.#waits.observe([pool], seconds);
  }

  failed(pool: PoolName, kind: FaultKind): void {
    this.#faults.add([pool, kind]);
  }

  /** Milliseconds for which the longest-waiting visitor's statement has waited. */
  oldestWaitMs(): number {
    return Math.max(
      0,
      ...[...this.#pools].map(([name, state]) => (name === "bulk" ? 0 : state().oldestWaitMs)),
    );
  }

  families(): MetricFamily[] {
    const states = [...this.#pools].map(([pool, state]) => ({ pool, ...state() }));
    return [
      {
        name: "amparo_database_connections",
        help: "Open connections of each pool.",
        type: "gauge",
        samples: states.flatMap(({ pool, open, idle }) => [
          { labels: { pool, state: "used" }, value: open - idle },
          { labels: { pool, state: "idle" }, value: idle },
        ]),
      },
      {
        name: "amparo_database_connection_waiting",
        help: "Statements and transactions that wait for a connection now.",
        type: "gauge",
        samples: states.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
      },
      this.#waits.family(),
      this.#faults.family(),
    ];
  }
}
