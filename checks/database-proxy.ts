import { createConnection, createServer, type Server, type Socket } from "node:net";
import type { Connection } from "#server/base/sql/pool-database.ts";

/** Stands between the app and a database, and fails in the ways of networks and machines. */
export interface DatabaseProxy {
  /** Connects to the same database through the proxy. */
  readonly connection: Connection;
  /** From now on connections are accepted, but nothing sent on any of them arrives. */
  freeze(): void;
  /** Freezes in the same way once a statement with this text has been passed on; its reply does not arrive. */
  freezeAfter(text: string): void;
  /** Closes every connection, and accepts no other. */
  stop(): Promise<void>;
  /**
   * Passes on what is sent from now on, as in the beginning. Earlier messages are lost, and so are their connections.
   */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export async function databaseProxy(target: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let last: string | null = null;
  const accept = (client: Socket): void => {
    const { host, port } = target;
    const server = createConnection(
      host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    );
    const couple = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (!isFrozen) to.write(bytes);
        if (last !== null && bytes.includes(last)) isFrozen = true;
      });
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        if (!isFrozen) to.destroy();
      });
    };
    couple(client, server);
    couple(server, client);
  };
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  let listener: Server = await listen(accept, 0);
  const address = listener.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const stop = async (): Promise<void> => {
    hangUp();
    await new Promise((resolve) => listener.close(resolve));
  };
  return {
    connection: { ...target, host: "127.0.0.1", port },
    freeze() {
      isFrozen = true;
    },
    freezeAfter(text) {
      last = text;
    },
    stop,
    async resume() {
      hangUp();
      isFrozen = false;
      last = null;
      if (!listener.listening) listener = await listen(accept, port);
    },
    close: stop,
  };
}

function listen(accept: (client: Socket) => void, port: number): Promise<Server> {
  const server = createServer(accept);
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
