import type { Answer, CallAnswer } from "#domain/contract/call.ts";
import type { PageCalls } from "#domain/contract/page-rendering.ts";
import type { ProblemCode } from "#domain/contract/problems.ts";
import type { giveKudo as giveKudoCall } from "#domain/kudos/kudo-calls.ts";
import { noteReply } from "../browser/offline-notice.ts";

/** The calls of pages over HTTP. Only types come from the contract: its checks stay on the server. */
export const httpCalls: PageCalls = {
  listServices: (query) => call(`/api/services?${addressQuery(query)}`),
  countServices: (query) => call(`/api/services/count?${addressQuery(query)}`),
  getService: (id, query) => call(`/api/services/${encodeURIComponent(id)}?${addressQuery(query)}`),
  getServicePins: (query) => call(`/api/services/pins?${addressQuery(query)}`),
  listCrisisLines: (query) => call(`/api/crisis-lines?${addressQuery(query)}`),
  searchPlaces: (keyword) =>
    call("/api/services/search-city-or-zip", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keyword }),
    }),
  getStaticPage: (code, lang) => call(`/api/static-pages/${code}?${addressQuery({ lang })}`),
};

/** A kudo, which only browsers give. */
export function giveKudo(id: string): Promise<CallAnswer<typeof giveKudoCall>> {
  return call(`/api/services/${encodeURIComponent(id)}/likes`, { method: "POST" });
}

/** No network answers like a server that is not ready: 503. */
async function call<Reply>(address: string, init?: RequestInit): Promise<Answer<Reply>> {
  try {
    const response = await fetch(address, init);
    // An empty reply is the worker's word for: no network, and nothing of this is here.
    if (response.status !== 204) noteReply(response.headers);
    if (!response.ok) {
      return failed(response.status === 404 ? 404 : 500);
    }
    const total = response.headers.get("x-total-count");
    const reply: Reply = await response.json();
    return { ok: true, reply, ...(total === null ? {} : { total: Number(total) }) };
  } catch {
    return failed(503);
  }
}

/** Screens have words of their own for each code: the problem's sentence is not brought along. */
function failed(code: ProblemCode): Answer<never> {
  return { ok: false, problem: { code, message: "" } };
}

function addressQuery(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given).toString();
}
