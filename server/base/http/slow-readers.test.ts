import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { endSlowReaders, READER_LIMITS, type ReaderLimits } from "./slow-readers.ts";

const MEGABYTE = 1024 * 1024;
/** More than the system takes for a client that does not read. */
const LARGE = Buffer.alloc(64 * MEGABYTE);
/** No one is ended for being slow. */
const PATIENT = {
  ...READER_LIMITS,
  patienceMs: 3_600_000,
  largePatienceMs: 3_600_000,
  maxBytes: 1024 * MEGABYTE,
  maxBytesPerNetwork: 1024 * MEGABYTE,
  everyMs: 10,
};

const opened: Socket[] = [];
let app: FastifyInstance | null = null;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await app?.close();
});

/** An app with a large reply, and the addresses whose connection ended before they had it. */
async function started(limits: ReaderLimits) {
  const lost: string[] = [];
  const begun: string[] = [];
  app = fastify({ trustProxy: true });
  endSlowReaders(app, limits);
  app.get("/large", (request, reply) => {
    begun.push(request.ip);
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) lost.push(request.ip);
    });
    return reply.send(LARGE);
  });
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  return { lost, begun, port };
}

/** Asks, and reads nothing. */
async function asked(port: number, address: string, times = 1): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  opened.push(socket);
  socket.pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET /large HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`.repeat(times));
  return socket;
}

/** Reads everything, and counts its bytes. */
function readAll(socket: Socket): () => number {
  let bytes = 0;
  socket.on("data", (piece: Buffer) => {
    bytes += piece.length;
  });
  socket.resume();
  return () => bytes;
}

test("a client that takes nothing is cut off", async () => {
  const { lost, port } = await started({ ...PATIENT, largePatienceMs: 50 });
  await asked(port, "192.0.2.1");
  await vi.waitFor(() => expect(lost).toEqual(["192.0.2.1"]), 20_000);
});

test("a client that takes less than the least only pretends to read", async () => {
  const { lost, begun, port } = await started({
    ...PATIENT,
    largePatienceMs: 50,
    leastBytes: 1024 * MEGABYTE,
  });
  const socket = await asked(port, "192.0.2.1");
  await vi.waitFor(() => expect(begun).toHaveLength(1), 20_000);
  const drip = setInterval(() => socket.read(1), 5);
  await vi.waitFor(() => expect(lost).toEqual(["192.0.2.1"]), 20_000);
  clearInterval(drip);
});

test("what was asked for behind a reply that nobody takes counts as well", async () => {
  const { lost, begun, port } = await started({ ...PATIENT, maxBytesPerNetwork: 80 * MEGABYTE });
  await asked(port, "192.0.2.1", 2);
  await vi.waitFor(() => expect(begun).toHaveLength(2), 20_000);
  await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), 20_000);
});

test("who reads has everything, however long it takes", async () => {
  const { lost, begun, port } = await started({ ...PATIENT, leastBytes: 1 });
  const socket = await asked(port, "192.0.2.1");
  await vi.waitFor(() => expect(begun).toHaveLength(1), 20_000);
  const bytes = readAll(socket);
  await vi.waitFor(() => expect(bytes()).toBeGreaterThan(LARGE.length), 20_000);
  expect(lost).toEqual([]);
});

test("of a network for which too much waits, who has taken nothing for longest is cut off", async () => {
  const { lost, begun, port } = await started({ ...PATIENT, maxBytesPerNetwork: 80 * MEGABYTE });
  for (const [index, address] of ["192.0.2.1", "203.0.113.9", "192.0.2.1"].entries()) {
    await asked(port, address);
    await vi.waitFor(() => expect(begun).toHaveLength(index + 1), 20_000);
  }
  await vi.waitFor(() => expect(lost).toEqual(["192.0.2.1"]), 20_000);
});

test("too much in all is taken from the network for which most waits", async () => {
  const { lost, begun, port } = await started({ ...PATIENT, maxBytes: 150 * MEGABYTE });
  for (const [index, address] of ["203.0.113.9", "192.0.2.1", "192.0.2.1"].entries()) {
    await asked(port, address);
    await vi.waitFor(() => expect(begun).toHaveLength(index + 1), 20_000);
  }
  await vi.waitFor(() => expect(lost).toEqual(["192.0.2.1"]), 20_000);
});
