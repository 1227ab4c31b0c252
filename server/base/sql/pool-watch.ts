import type { FaultKind } from "./database-fault.ts";

/** `visitors` write and read what must not lag, `readers` read, `bulk` is for jobs and imports. */
export type PoolName = "visitors" | "readers" | "bulk";

export interface PoolState {
  /** Open connections, used or not. */
  readonly open: number;
  readonly idle: number;
  /** Number of statements that wait for a connection. */
  readonly waiting: number;
  /** Milliseconds for which the first of them has waited; 0 where none waits. */
  readonly oldestWaitMs: number;
}

/** Told of what happens in the pools of connections. */
export interface PoolWatch {
  /** There is a pool; its state may be asked for at any time. */
  opened(pool: PoolName, state: () => PoolState): void;
  /** A connection was given. @param seconds that it was waited for */
  waited(pool: PoolName, seconds: number): void;
  /** A connection was not given, or a statement failed. */
  failed(pool: PoolName, kind: FaultKind): void;
}
