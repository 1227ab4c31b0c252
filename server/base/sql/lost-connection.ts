/**
 * SQLSTATEs of a server that is shutting down, rejects connections or is no longer the primary, and system error codes of
 * an unreachable one.
 */
const LOST =
  /^(?:08\w{3}|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** Messages of the driver without a code. */
const TERMINATED =
  /^(?:Connection terminated|the connection was lost|Client has encountered a connection error)/;

/**
 * Whether an error of the driver means that the database connection was lost or cannot be made. Other clients report
 * the same codes, so of an error from anywhere else `databaseFault` must be asked.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (TERMINATED.test(error.message) || ("syscall" in error && error.syscall === "connect")) return true;
  if ("code" in error && typeof error.code === "string" && LOST.test(error.code)) {
    // ENOENT of a file is not a lost connection.
    return error.code !== "ENOENT" || "port" in error;
  }
  return isConnectionLost(error.cause);
}
