import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import type { Problem } from "#domain/base/contract/problems.ts";

/** The most ids of one call. */
const MAX_IDS = 50;

type ArrivalsAnswer = { ok: true; reply: EndpointReply<"GET /arrivals"> } | { ok: false; problem: Problem };

/**
 * Loads the arrival times at these services when leaving now, in as many calls as needed.
 *
 * @param from `longitude|latitude`
 */
export async function loadArrivals(
  callApi: CallApi,
  ids: readonly string[],
  from: string,
): Promise<ArrivalsAnswer> {
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    callApi("GET /arrivals", {
      query: { services: ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS).join(), from },
    }),
  );
  const reply: EndpointReply<"GET /arrivals"> = [];
  for (const answer of await Promise.all(calls)) {
    if (!answer.ok) return answer;
    reply.push(...answer.reply);
  }
  return { ok: true, reply };
}
