import { TLSSocket } from "node:tls";
import pg from "pg";
import { isLoopback } from "#server/base/process/environment.ts";

/**
 * How a connection to a database is protected on its way: it stays on this machine, or it is encrypted to a server
 * whose certificate was checked, to one whose was not, or not at all.
 */
export type Protection = "local" | "verified" | "unverified" | "clear";

/** Longer than a handshake takes, and shorter than an operator waits. */
const CONNECT_MS = 5000;

interface ConnectionFacts {
  /** IP address of the server; undefined for a Unix socket. */
  readonly address: string | undefined;
  readonly isEncrypted: boolean;
  /** Whether someone whom we trust vouches for the server's certificate. */
  readonly isVouchedFor: boolean;
}

export function classifyProtection({ address, isEncrypted, isVouchedFor }: ConnectionFacts): Protection {
  if (isEncrypted && isVouchedFor) return "verified";
  if (address === undefined || isLoopback(address.replace(/^::ffff:/, ""))) return "local";
  return isEncrypted ? "unverified" : "clear";
}

/**
 * Returns the warning that the operator gets at the start; null where the connection is safe.
 *
 * @param variable the setting that has the address
 */
export function protectionWarning(variable: string, protection: Protection): string | null {
  const advice = `Add sslmode=verify-full to ${variable} (docs/operate.md, "TLS to the database").`;
  if (protection === "clear") {
    return `The connection to the database is not encrypted: whoever is on the way reads and changes everything. ${advice}`;
  }
  if (protection === "unverified") {
    return `The connection to the database is encrypted, but nobody checks to whom: an impostor would be believed. ${advice}`;
  }
  return null;
}

/**
 * Connects once and looks.
 *
 * @throws Error of the driver, or where a file that the address names cannot be read
 */
export async function readProtection(url: string): Promise<Protection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "amparo",
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { stream } = client.connection;
    return classifyProtection({
      address: "remoteAddress" in stream ? String(stream.remoteAddress) : undefined,
      isEncrypted: stream instanceof TLSSocket,
      isVouchedFor: stream instanceof TLSSocket && stream.authorized,
    });
  } finally {
    await client.end().catch(() => {});
  }
}
