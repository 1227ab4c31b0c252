import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  /** In the order in which they came. */
  readonly requests: { readonly body: string; readonly headers: Readonly<Record<string, string>> }[];
  /** The bodies, parsed. */
  readonly messages: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
  /** Statuses of the coming answers; 200 after them. */
  readonly answers: number[];
  /** Bodies with this text in them are answered 500. */
  refuses: string | null;
  /** Awaited before an answer. */
  onMessage: (() => Promise<void>) | null;
  reset(): void;
  close(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const requests: Receiver["requests"] = [];
  const messages: Receiver["messages"] = [];
  const answers: number[] = [];
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    requests.push({ body, headers });
    messages.push(JSON.parse(body));
    await made.onMessage?.();
    const isRefused = made.refuses !== null && body.includes(made.refuses);
    reply.writeHead(isRefused ? 500 : (answers.shift() ?? 200)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const made: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    messages,
    answers,
    refuses: null,
    onMessage: null,
    reset() {
      for (const list of [requests, messages, answers]) list.length = 0;
      made.refuses = null;
      made.onMessage = null;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return made;
}
