/** A request to an external service that replies with small JSON. */
export interface JsonRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Timeout of the whole exchange, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Thrown where there is no usable reply; reveals nothing about the request. */
export class NoReply extends Error {
  override name = "NoReply";
}

/**
 * Fetches JSON from an external service. Does not follow redirects, which would send the request to a host that
 * the operator did not configure.
 *
 * @throws NoReply on a timeout, a reply that is too long or not JSON, or a status other than success
 */
export async function exchangeJson(request: JsonRequest): Promise<unknown> {
  const { url, method, headers, body, timeoutMs, maxBytes } = request;
  try {
    const reply = await fetch(url, {
      method,
      headers: { accept: "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new NoReply(`It answered with ${reply.status}.`);
    }
    return JSON.parse(await readReplyText(reply, maxBytes));
  } catch (error) {
    if (error instanceof NoReply) throw error;
    // The original message may contain the address with its query.
    throw new NoReply("It gave no answer that can be read.", { cause: error });
  }
}

async function readReplyText(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new NoReply("Its answer is too long.");
    chunks.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}
