import { connect, type Socket } from "node:net";
import type { ListLoad, ListsRead } from "./list-load.ts";

/**
 * A client that costs as little as can be, for it runs on the processors that it measures: sockets that stay open, and
 * replies of which nothing but the length is read. Started and controlled by the benchmark.
 */

process.on("message", (load: ListLoad) => {
  readLists(load).then(
    (read) => process.send?.(read),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** Each connection asks for the next path as soon as it has its reply, until the time is over. */
async function readLists({ port, paths, concurrency, milliseconds }: ListLoad): Promise<ListsRead> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let sent = 0;
  const nextPath = (): string | null => {
    if (milliseconds === null ? sent >= paths.length : performance.now() - startedAt > milliseconds) {
      return null;
    }
    return paths[sent++ % paths.length] ?? null;
  };
  await Promise.all(Array.from({ length: concurrency }, () => readOnOneSocket(port, nextPath, latencies)));
  return { milliseconds: performance.now() - startedAt, latencies };
}

function readOnOneSocket(port: number, nextPath: () => string | null, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let sentAt = 0;
    let head = "";
    /** Bytes of the reply that are still to come; null: its head is not complete. */
    let missing: number | null = null;
    const ask = (): void => {
      const path = nextPath();
      if (path === null) {
        socket.end();
        resolve();
        return;
      }
      head = "";
      missing = null;
      sentAt = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server closed the connection.")));
    socket.on("data", (piece: Buffer) => {
      if (missing === null) {
        head += piece.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        const length = /^HTTP\/1\.1 200 [\s\S]*\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        if (length === undefined) return fail(socket, head.slice(0, end));
        missing = Number(length) - (head.length - end - 4);
      } else {
        missing -= piece.length;
      }
      if (missing > 0) return;
      latencies.push(performance.now() - sentAt);
      ask();
    });
  });
}

function fail(socket: Socket, head: string): void {
  socket.destroy(new Error(`A list was answered with ${head}`));
}
