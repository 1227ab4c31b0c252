import { connect, createServer, type Socket } from "node:net";

/** A line to the app that can be cut: the browser's own lack of a network lets a call of a page with a worker by. */
export interface CuttableConnection {
  /** Where the app is found through it: `http://127.0.0.1:port`. */
  readonly address: string;
  /** Everything under way ends, and nothing comes through any more. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** @param address of the app, as `http://host:port` */
export async function openConnection(address: string): Promise<CuttableConnection> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
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
    restore() {
      isCut = false;
    },
    close() {
      closeSockets();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
