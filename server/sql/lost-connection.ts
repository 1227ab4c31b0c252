/** SQLSTATE of a server that ends or does not take connections, and the system's words for one that is gone. */
const LOST = /^(?:08\w{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** What the driver says where no code does. */
const TERMINATED =
  /^(?:Connection terminated|the connection was lost|Client has encountered a connection error)/;

/** Whether the database went away, or cannot be reached: nothing that a statement could do about it. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (TERMINATED.test(error.message) || ("syscall" in error && error.syscall === "connect")) return true;
  if ("code" in error && typeof error.code === "string" && LOST.test(error.code)) {
    // A file that is not there is no lost connection.
    return error.code !== "ENOENT" || "port" in error;
  }
  return isConnectionLost(error.cause);
}
