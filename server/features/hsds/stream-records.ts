import type * as z from "zod/mini";
import { toSubnet } from "#domain/base/attempts/attempt-limit.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import type { Client } from "#server/base/http/client.ts";
import type { StreamedAnswer } from "#server/base/http/route.ts";
import { compileSerializer, type Serialize } from "#server/base/http/serializer.ts";

/** Streams of everything at a time, in total and per network: each goes through the whole directory. */
const MAX_STREAMS = 8;
const MAX_STREAMS_PER_NETWORK = 2;
const RETRY_SECONDS = 30;
/** Milliseconds in which a client must take a batch of records; then another client gets its place. */
const PATIENCE_MS = 60_000;

interface Refused {
  readonly ok: false;
  readonly problem: Problem;
  readonly retryAfterSeconds: number;
}

/** Sends records one in each line, for a few clients at a time (rule hsds 13). */
export interface Streams {
  /** A stream of these records, or 429 where too many are under way. It counts from its first line to its end. */
  of<Schema extends z.ZodMiniType>(
    client: Pick<Client, "address"> | null,
    schema: Schema,
    batches: AsyncIterable<readonly z.output<Schema>[]>,
  ): StreamedAnswer | Refused;
}

/** @param patienceMs in which a client takes one batch */
export function streams(patienceMs = PATIENCE_MS): Streams {
  const running = new Map<string, number>();
  let total = 0;
  const serializers = new Map<z.ZodMiniType, Serialize>();
  /** Compiles the serializer at the first stream of such records, and caches it. */
  const serializerFor = (schema: z.ZodMiniType): Serialize => {
    const serialize = serializers.get(schema) ?? compileSerializer(schema);
    serializers.set(schema, serialize);
    return serialize;
  };
  return {
    of(client, schema, batches) {
      const who = toSubnet(client?.address ?? "");
      const own = running.get(who) ?? 0;
      if (total >= MAX_STREAMS || own >= MAX_STREAMS_PER_NETWORK) {
        return { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds: RETRY_SECONDS };
      }
      const begin = () => {
        total += 1;
        running.set(who, (running.get(who) ?? 0) + 1);
      };
      const end = () => {
        total -= 1;
        const left = (running.get(who) ?? 1) - 1;
        if (left === 0) running.delete(who);
        else running.set(who, left);
      };
      return { ok: true, lines: lines(batches, serializerFor(schema), { begin, end, patienceMs }) };
    },
  };
}

async function* lines(
  batches: AsyncIterable<readonly unknown[]>,
  serialize: Serialize,
  { begin, end, patienceMs }: { begin: () => void; end: () => void; patienceMs: number },
): AsyncGenerator<string> {
  let hasPlace = true;
  const leave = () => {
    if (hasPlace) end();
    hasPlace = false;
  };
  begin();
  try {
    for await (const batch of batches) {
      const timer = setTimeout(leave, patienceMs);
      timer.unref();
      try {
        yield batch.map((each) => `${serialize(each)}\n`).join("");
      } finally {
        clearTimeout(timer);
      }
      // The client would take what follows for everything.
      if (!hasPlace) throw new Error("This stream was read too slowly, and lost its place.");
    }
  } finally {
    leave();
  }
}
