import { createConnection } from "node:net";
import type pg from "pg";

const CANCEL_REQUEST = 80_877_102;
const LONGEST_MS = 5000;

/**
 * Sends a cancel request for the client's current statement. The protocol requires a separate connection, which poolers
 * forward, and has no reply. The caller must close `client` afterwards, since a late request would cancel its next
 * statement.
 */
export function requestCancel(client: pg.Client): void {
  const key = cancelKey(client);
  if (key === null) return;
  const { host, port } = client;
  const socket = createConnection(
    host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
  socket.setTimeout(LONGEST_MS, () => socket.destroy());
  // The caller closes the connection in any case.
  socket.on("error", () => socket.destroy());
  // The server closes the connection. Closing ours first would withdraw the request at PgBouncer.
  socket.resume();
  socket.write(key);
}

/** The driver has these properties but does not declare them. */
function cancelKey(client: pg.Client): Buffer | null {
  if (!("processID" in client && "secretKey" in client)) return null;
  const { processID, secretKey } = client;
  if (typeof processID !== "number" || typeof secretKey !== "number") return null;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(CANCEL_REQUEST, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  return request;
}
