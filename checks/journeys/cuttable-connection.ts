import { connect, createServer, type Socket } from "node:net";

/** A line to the app that can be cut: the browser's own lack of a network lets a call of a page with a worker by. */
export interface CuttableConnection {
  /** Address at which the app is reached through it: `http://127.0.0.1:port`. */
  readonly address: string;
  /** Aborts all requests under way, and lets nothing through from now on. */
  cut(): void;
  /**
   * Aborts all requests under way; from now on every request is answered 503, as gateways do for an app that is down.
   */
  refuse(): void;
  restore(): void;
  close(): Promise<void>;
}

const UNAVAILABLE =
  "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** @param address of the app, as `http://host:port` */
export async function openConnection(address: string): Promise<CuttableConnection> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isRefusing = false;
  const pair = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((phone) => {
    if (isCut) {
      phone.destroy();
      return;
    }
    if (isRefusing) {
      sockets.add(phone);
      phone.on("error", () => {});
      phone.on("close", () => sockets.delete(phone));
      phone.once("data", () => phone.end(UNAVAILABLE));
      return;
    }
    const app = connect({ host: hostname, port: Number(port) });
    pair(phone, app);
    pair(app, phone);
    phone.pipe(app).pipe(phone);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${Object(server.address()).port}`,
    cut() {
      isCut = true;
      closeSockets();
    },
    refuse() {
      isRefusing = true;
      closeSockets();
    },
    restore() {
      isCut = false;
      isRefusing = false;
    },
    close() {
      closeSockets();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
