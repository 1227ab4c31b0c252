/** One request to an outside service, whose answer is small JSON. */
export interface JsonRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the answer has to be whole. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Why there is no answer; says nothing of what was asked. */
export class NoReply extends Error {
  override name = "NoReply";
}

/**
 * The JSON that a service outside answers with. Redirects are not followed: they would carry what was asked to
 * somebody whom the operator did not name.
 *
 * @throws NoReply where it is late, too long, no success or no JSON
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
    return JSON.parse(await textOf(reply, maxBytes));
  } catch (error) {
    if (error instanceof NoReply) throw error;
    // Its own words may name the address that was asked, with what was asked in it.
    throw new NoReply("It gave no answer that can be read.", { cause: error });
  }
}

async function textOf(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new NoReply("Its answer is too long.");
    chunks.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}
