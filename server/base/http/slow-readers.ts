import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { toSubnet } from "#domain/base/attempts/attempt-limit.ts";

/** Limits on the bytes that a client may leave unread (rules overload 10–11). */
export interface ReaderLimits {
  /** Milliseconds in which a client takes `leastBytes`, or all that waits: in general, and of large replies. */
  readonly patienceMs: number;
  readonly largePatienceMs: number;
  /** Bytes that wait and are much. */
  readonly largeBytes: number;
  /** Bytes; a client that takes fewer only pretends to read. */
  readonly leastBytes: number;
  /** Bytes that wait to leave, in all and for one network. */
  readonly maxBytes: number;
  readonly maxBytesPerNetwork: number;
  /** Milliseconds between two looks at all replies. */
  readonly everyMs: number;
}

/** A look that comes later than so many should have come tells of this process, not of clients. */
const MAX_LOOKS = 2;

const MEGABYTE = 1024 * 1024;

/** Enough for a city's pack over the slowest of mobile networks. */
export const READER_LIMITS: ReaderLimits = {
  patienceMs: 60_000,
  largePatienceMs: 30_000,
  largeBytes: MEGABYTE,
  leastBytes: 32 * 1024,
  maxBytes: 64 * MEGABYTE,
  maxBytesPerNetwork: 16 * MEGABYTE,
  everyMs: 1000,
};

interface Reader {
  readonly raw: ServerResponse;
  readonly network: string;
  /** Milliseconds for which bytes were seen waiting since it had taken enough of them. */
  waitedMs: number;
  /** Bytes that the client had taken when the wait began. */
  taken: number;
}

interface Waiting {
  readonly reader: Reader;
  readonly bytes: number;
}

/**
 * Ends the connections of clients that do not take what was written for them: each reply that waits is memory, and an
 * open stream takes a place that others wait for. What is judged is bytes that wait, never the time that a reply takes to be made.
 */
export function endSlowReaders(app: FastifyInstance, limits: ReaderLimits = READER_LIMITS): void {
  const readers = new Set<Reader>();
  app.addHook("onRequest", (request, { raw }, done) => {
    const reader = { raw, network: toSubnet(request.ip), waitedMs: 0, taken: 0 };
    readers.add(reader);
    raw.once("close", () => readers.delete(reader));
    done();
  });
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // While the process stood still, no client could take anything.
    const ms = Math.min(now - lookedAt, MAX_LOOKS * limits.everyMs);
    lookedAt = now;
    endExcess(
      [...readers].flatMap((reader) => checkWaiting(reader, limits, ms)),
      limits,
    );
  }, limits.everyMs);
  timer.unref();
  app.addHook("onClose", (_, done) => {
    clearInterval(timer);
    done();
  });
}

/**
 * Returns the bytes that wait for a reader; empty where it has read all of them, or took too few and was disconnected.
 * @param ms since the last look
 */
function checkWaiting(reader: Reader, limits: ReaderLimits, ms: number): Waiting[] {
  const { given, taken } = measureProgress(reader.raw);
  const bytes = given - taken;
  if (bytes <= 0 || taken - reader.taken >= limits.leastBytes) {
    reader.waitedMs = 0;
    reader.taken = taken;
    return bytes <= 0 ? [] : [{ reader, bytes }];
  }
  const patienceMs = bytes > limits.largeBytes ? limits.largePatienceMs : limits.patienceMs;
  reader.waitedMs += ms;
  if (reader.waitedMs < patienceMs) return [{ reader, bytes }];
  end(reader);
  return [];
}

/** Ends those that have taken nothing for longest, of the network for which most waits, until no bound is exceeded. */
function endExcess(waiting: readonly Waiting[], { maxBytes, maxBytesPerNetwork }: ReaderLimits): void {
  const networks = new Map<string, { bytes: number; readonly waiting: Waiting[] }>();
  let total = 0;
  for (const each of waiting.toSorted((a, b) => b.reader.waitedMs - a.reader.waitedMs)) {
    const { network } = each.reader;
    const of = networks.get(network) ?? { bytes: 0, waiting: [] };
    of.waiting.push(each);
    of.bytes += each.bytes;
    total += each.bytes;
    networks.set(network, of);
  }
  for (;;) {
    const [most] = [...networks.values()].toSorted((a, b) => b.bytes - a.bytes);
    if (most === undefined || (total <= maxBytes && most.bytes <= maxBytesPerNetwork)) return;
    const longest = most.waiting.shift();
    if (longest === undefined) return;
    end(longest.reader);
    most.bytes -= longest.bytes;
    total -= longest.bytes;
  }
}

function end({ raw }: Reader): void {
  // A reply behind another one on the same connection has no socket yet.
  (raw.socket ?? raw.req.socket).destroy();
}

/** Bytes that were written for a reply's connection, and those that the system has taken for the client. */
function measureProgress(raw: ServerResponse): { given: number; taken: number } {
  const { socket } = raw;
  if (socket === null) return { given: raw.writableLength, taken: 0 };
  if (raw.writableLength === 0) return { given: socket.bytesWritten, taken: socket.bytesWritten };
  const given = socket.bytesWritten + raw.writableLength - socket.writableLength;
  return { given, taken: readTakenBytes(socket) ?? given - raw.writableLength };
}

/**
 * Bytes that the client has taken; null where the runtime does not report them: a reply then counts as untaken until
 * all of it is.
 */
function readTakenBytes(socket: Socket): number | null {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (typeof handle !== "object" || handle === null) return null;
  const written: unknown = Reflect.get(handle, "bytesWritten");
  const queued: unknown = Reflect.get(handle, "writeQueueSize");
  return typeof written === "number" && typeof queued === "number" ? written - queued : null;
}
