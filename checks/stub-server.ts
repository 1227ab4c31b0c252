import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** A request that an outside service received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** The server's reply. */
export interface StubReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A service on HTTP in the place of one outside. */
export interface StubServer {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** May be replaced by a test; null: it hangs up; WAIT: it keeps the caller waiting. */
  answer: (received: ReceivedRequest) => StubReply | "WAIT" | null;
  close(): Promise<void>;
}

export async function stubServer(answer: StubServer["answer"]): Promise<StubServer> {
  const received: ReceivedRequest[] = [];
  const running = { received, answer };
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      const question = { method, path: url, headers, body };
      received.push(question);
      const given = running.answer(question);
      if (given === null) request.socket.destroy();
      else if (given !== "WAIT") {
        reply.writeHead(given.status ?? 200, { "content-type": "application/json", ...given.headers });
        reply.end(given.body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return Object.assign(running, {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/**
 * Answers as LibreTranslate does.
 *
 * @param languages that it has, each of which it translates into each
 */
export function libreTranslateStub(
  translate: (text: string) => string = spanish,
  languages: readonly string[] = ["en", "es"],
): StubServer["answer"] {
  return ({ method, path, body }) => {
    if (method === "GET" && path === "/languages")
      return { body: JSON.stringify(languages.map((code) => ({ code, name: code, targets: languages }))) };
    if (method !== "POST" || path !== "/translate") return { status: 404, body: '{"error":"Not found"}' };
    const { q, source, target }: { q: string[]; source: string; target: string } = JSON.parse(body);
    if (source === target) return { status: 400, body: '{"error":"Invalid request"}' };
    if (!languages.includes(target)) return { status: 400, body: `{"error":"${target} is not supported"}` };
    return { body: JSON.stringify({ translatedText: q.map(translate) }) };
  };
}

/** Answers as Apertium's APy does. */
export function apertiumStub(translate: (text: string) => string = spanish): StubServer["answer"] {
  return ({ method, path, body }) => {
    if (method === "GET" && path === "/listPairs") {
      const responseData = [{ sourceLanguage: "eng", targetLanguage: "spa" }];
      return { body: JSON.stringify({ responseData, responseDetails: null, responseStatus: 200 }) };
    }
    if (method !== "POST" || path !== "/translate") return { status: 404, body: "<h1>404</h1>" };
    const form = new URLSearchParams(body);
    if (form.get("langpair") !== "eng|spa") {
      const body =
        '{"status":"error","code":400,"message":"Bad Request","explanation":"That pair is not installed"}';
      return { status: 400, body };
    }
    const translatedText = translate(form.get("q") ?? "");
    return {
      body: JSON.stringify({ responseData: { translatedText }, responseDetails: null, responseStatus: 200 }),
    };
  };
}

/** Small words of a tiny language: enough to see what was translated and what was not. */
function spanish(text: string): string {
  const words: Readonly<Record<string, string>> = {
    hot: "caliente",
    meals: "comidas",
    at: "en",
    am: "soy",
    open: "abierto",
    daily: "diario",
  };
  return text.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word);
}
