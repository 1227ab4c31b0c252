import pg from "pg";
import { isConnectionLost } from "./lost-connection.ts";

/**
 * Why a statement failed through no fault of its own:
 *
 * - `unavailable`: the database is stopped, frozen or unreachable
 * - `busy`: no connection became free in time
 * - `slow`: the statement took too long
 * - `locked`: it waited too long for a lock, or was chosen to end a deadlock
 * - `full`: the disk is full
 */
export type FaultKind = (typeof FAULT_KINDS)[number];
export const FAULT_KINDS = ["unavailable", "busy", "slow", "locked", "full"] as const;

export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value);
}

interface FaultOptions extends ErrorOptions {
  readonly isOutcomeUnknown?: boolean;
}

/** A fault that the app detected itself, or a lost connection, whose error is the cause. */
export class DatabaseFault extends Error {
  override name = "DatabaseFault";
  readonly kind: FaultKind;
  /** True when a commit was sent and not acknowledged. */
  readonly isOutcomeUnknown: boolean;

  constructor(kind: FaultKind, { isOutcomeUnknown = false, ...options }: FaultOptions = {}) {
    super(`the database is ${kind}`, options);
    this.kind = kind;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** Kinds of faults by SQLSTATE or system error code. */
const KINDS: ReadonlyMap<unknown, FaultKind> = new Map<unknown, FaultKind>([
  // lock_not_available, deadlock_detected, serialization_failure
  ["55P03", "locked"],
  ["40P01", "locked"],
  ["40001", "locked"],
  // query_canceled
  ["57014", "slow"],
  // disk_full
  ["53100", "full"],
  ["ENOSPC", "full"],
  // insufficient_resources, out_of_memory, too_many_connections, configuration_limit_exceeded
  ["53000", "busy"],
  ["53200", "busy"],
  ["53300", "busy"],
  ["53400", "busy"],
]);

/** Message of the pool, which has no code. */
const QUEUE_LIMIT = "timeout exceeded when trying to connect";

/** Marks an error of the driver as a `DatabaseFault` if the connection was lost; returns any other as it is. */
export function faultOfDriver(error: unknown): unknown {
  if (error instanceof DatabaseFault || !isConnectionLost(error)) return error;
  return new DatabaseFault("unavailable", { cause: error });
}

/**
 * Classifies an error of any origin. Null: not a database fault. A network error counts only if the database driver
 * reported it: file storage or a translation engine may be unreachable while the database is not.
 */
export function databaseFault(error: unknown): Pick<DatabaseFault, "kind" | "isOutcomeUnknown"> | null {
  if (error instanceof DatabaseFault) return error;
  if (!(error instanceof Error)) return null;
  if (error instanceof pg.DatabaseError && isConnectionLost(error)) {
    return { kind: "unavailable", isOutcomeUnknown: false };
  }
  const kind = error.message === QUEUE_LIMIT ? "busy" : KINDS.get("code" in error ? error.code : undefined);
  return kind === undefined ? databaseFault(error.cause) : { kind, isOutcomeUnknown: false };
}
