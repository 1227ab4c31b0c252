import type * as z from "zod/mini";
import { siteOf } from "#domain/attempts/attempt-limit.ts";
import { type Problem, problem } from "#domain/contract/problems.ts";
import type { Client } from "#server/http/client.ts";
import type { StreamedAnswer } from "#server/http/route.ts";
import { type Serialize, serializerOf } from "#server/http/serializer.ts";

/** Streams of everything at a time, in total and per network: each goes through the whole directory. */
const MAX_STREAMS = 8;
const MAX_STREAMS_PER_NETWORK = 2;
const RETRY_SECONDS = 30;

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

export function streams(): Streams {
  const running = new Map<string, number>();
  let total = 0;
  const serializers = new Map<z.ZodMiniType, Serialize>();
  /** Compiled at the first stream of such records, and kept. */
  const serializerFor = (schema: z.ZodMiniType): Serialize => {
    const serialize = serializers.get(schema) ?? serializerOf(schema);
    serializers.set(schema, serialize);
    return serialize;
  };
  return {
    of(client, schema, batches) {
      const who = siteOf(client?.address ?? "");
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
      return { ok: true, lines: lines(batches, serializerFor(schema), { begin, end }) };
    },
  };
}

async function* lines(
  batches: AsyncIterable<readonly unknown[]>,
  serialize: Serialize,
  { begin, end }: { begin: () => void; end: () => void },
): AsyncGenerator<string> {
  begin();
  try {
    for await (const batch of batches) yield batch.map((each) => `${serialize(each)}\n`).join("");
  } finally {
    end();
  }
}
