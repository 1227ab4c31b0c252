import { createConnection, isIP, type Socket } from "node:net";
import { connect as connectSecurely, TLSSocket } from "node:tls";
import type pg from "pg";

const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const LONGEST_MS = 5000;

/**
 * Sends a cancel request for the client's current statement, encrypted where the client's connection is: it has a
 * secret. The protocol requires a separate connection, which poolers forward, and has no reply. The caller must close
 * `client` afterwards, since a late request would cancel its next statement.
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
  if (client.connection.stream instanceof TLSSocket) {
    sendEncrypted(socket, client, key);
    return;
  }
  // The server closes the connection. Closing ours first would withdraw the request at PgBouncer.
  socket.resume();
  socket.write(key);
}

/**
 * Sends a message encrypted as the driver's own connections are, with the same certificates; nothing where that fails.
 */
function sendEncrypted(socket: Socket, client: pg.Client, key: Buffer): void {
  socket.write(message(SSL_REQUEST));
  socket.once("data", (reply) => {
    if (reply.toString() !== "S") {
      socket.destroy();
      return;
    }
    const { host } = client;
    const name = isIP(host) === 0 ? { servername: host } : {};
    const secure = connectSecurely({ ...readCertificates(client), ...name, host, socket }, () => {
      secure.resume();
      secure.write(key);
    });
    secure.on("error", () => socket.destroy());
  });
}

/** Reads the certificate options of `DATABASE_URL` from the client. The driver declares this property as a boolean. */
function readCertificates(client: pg.Client): object {
  const ssl: unknown = client.ssl;
  if (typeof ssl !== "object" || ssl === null) return {};
  // The driver hides the private key from what lists properties.
  return "key" in ssl ? { ...ssl, key: ssl.key } : ssl;
}

/** The driver has these properties but does not declare them. */
function cancelKey(client: pg.Client): Buffer | null {
  if (!("processID" in client && "secretKey" in client)) return null;
  const { processID, secretKey } = client;
  if (typeof processID !== "number" || typeof secretKey !== "number") return null;
  return message(CANCEL_REQUEST, processID, secretKey);
}

/** A message of the kind that comes before signing in: its length, then numbers. */
function message(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * (numbers.length + 1));
  bytes.writeInt32BE(bytes.length, 0);
  for (const [index, number] of numbers.entries()) bytes.writeInt32BE(number, 4 * (index + 1));
  return bytes;
}
