import { addressOf } from "#domain/contract/address.ts";
import type { AddressOf, JsonEndpoint, ReplyOf } from "#domain/contract/call-api.ts";

/** What the API said, or that it could not be asked (`fields` null) or refused parameters (`fields` by name). */
export type Read<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly fields: Readonly<Record<string, unknown>> | null };

/**
 * Reads a public call of the directory at `origin`, without cookies: the page around it is somebody else's.
 *
 *     const answer = await readApi(origin, "GET /places", { query: { q: "Miami" } });
 */
export async function readApi<E extends JsonEndpoint & `GET ${string}`>(
  origin: string,
  endpoint: E,
  ...input: AddressOf<E>
): Promise<Read<ReplyOf<E>>> {
  try {
    const reply = await fetch(`${origin}${addressOf(endpoint, ...input)}`, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const body = await reply.json();
    if (reply.ok) return { ok: true, reply: body };
    return { ok: false, fields: reply.status === 400 ? (body.fields ?? null) : null };
  } catch {
    return { ok: false, fields: null };
  }
}
