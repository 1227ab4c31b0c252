import { buildCallPath } from "#domain/base/contract/address.ts";
import type { EndpointAddress, EndpointReply, JsonEndpoint } from "#domain/base/contract/call-api.ts";
import { DANGER_HEADER, type NamedDanger, readDanger } from "#domain/danger/danger-header.ts";
import type { WrittenWords } from "#words/embed/embed-words.ts";
import { fetchInTime } from "../../base/browser/fetch-in-time.ts";

/**
 * The API's reply, with the danger that the query's text names; or that the API could not be reached (`fields` null) or
 * rejected parameters (`fields` by name).
 */
export type Read<Reply> =
  | { readonly ok: true; readonly reply: Reply; readonly danger: NamedDanger | null }
  | { readonly ok: false; readonly fields: Readonly<Record<string, unknown>> | null };

/**
 * Reads a public call of the directory at `origin`, without cookies: the page around it is someone else's.
 *
 *     const answer = await readApi(origin, "GET /places", { query: { q: "Miami" } });
 */
export async function readApi<E extends JsonEndpoint & `GET ${string}`>(
  origin: string,
  endpoint: E,
  ...input: EndpointAddress<E>
): Promise<Read<EndpointReply<E>>> {
  try {
    const reply = await fetchAsNobody(`${origin}${buildCallPath(endpoint, ...input)}`);
    const body = await reply.json();
    if (reply.ok) return { ok: true, reply: body, danger: readDanger(reply.headers.get(DANGER_HEADER)) };
    return { ok: false, fields: reply.status === 400 ? (body.fields ?? null) : null };
  } catch {
    return { ok: false, fields: null };
  }
}

/** The words of a language by its tag, which are no call of the API; null: they could not be had. */
export async function readWords(origin: string, tag: string): Promise<WrittenWords | null> {
  try {
    const reply = await fetchAsNobody(`${origin}/embed/words?lang=${encodeURIComponent(tag)}`);
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}

function fetchAsNobody(address: string): Promise<Response> {
  return fetchInTime(address, { credentials: "omit", referrerPolicy: "no-referrer" });
}
