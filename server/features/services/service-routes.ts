import { networkOf } from "#domain/attempts/attempt-limit.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/text.ts";
import { serviceQuery } from "#domain/services/list-query.ts";
import { countServices, getService, getServicePins, listServices } from "#domain/services/service-calls.ts";
import type { Language } from "#domain/words/language.ts";
import { fairTurns } from "#server/fair-turns.ts";
import { isVisible, showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readStored } from "#server/features/listings/stored-service.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Asking } from "#server/http/viewer.ts";
import { readBody } from "./body-queries.ts";
import { countList, type Directory, readList, readListPins } from "./read-services.ts";
import { showWhole } from "./show-service.ts";

/** Maps that wait for their pins, of all and of one network: thousands of pins take the processor for long. */
const MOST_MAPS = 30;
const MOST_MAPS_OF_NETWORK = 6;
const TOO_MANY_MAPS = { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds: 5 } as const;

/**
 * The reading calls of services.
 *
 * @param isLimited false for load tests only
 */
export function serviceRoutes(directory: Directory, isLimited: boolean): Route[] {
  const turns = fairTurns({ places: 1, most: MOST_MAPS, mostOfOne: MOST_MAPS_OF_NETWORK });
  return [
    route(listServices, async ({ query }, asking) => {
      const asked = serviceQuery(query, asking.now);
      return asked.ok ? readList(directory, asked.value, inLanguage(query.lang, asking)) : asked;
    }),

    route(countServices, async ({ query }, asking) => {
      const asked = serviceQuery(query, asking.now);
      if (!asked.ok) return asked;
      return { ok: true, reply: { count: await countList(directory, asked.value, asking) } };
    }),

    route(getServicePins, async ({ query }, asking) => {
      const asked = serviceQuery(query, asking.now);
      if (!asked.ok) return asked;
      const read = () => readListPins(directory, asked.value, asking);
      const network = networkOf(asking.client?.address ?? "");
      const reply = isLimited ? await turns.run(network, read) : await read();
      return reply === null ? TOO_MANY_MAPS : { ok: true, reply };
    }),

    route(getService, async ({ params, query }, asking) => {
      const { language, now } = inLanguage(query.lang, asking);
      const showing = { language, now, at: query.at ?? now, from: query.currentCoordinate ?? null };
      if (!isUuid(params.id)) return { ok: false, problem: problem("notFound") };
      const { viewer } = asking;
      if (viewer.kind === "guest") {
        const body = await readBody(directory.db, params.id);
        return body === null
          ? { ok: false, problem: problem("notFound") }
          : { ok: true, reply: showWhole(body, showing) };
      }
      const stored = await readStored(directory.fresh, params.id);
      if (stored === null || !isVisible(stored, viewer)) return { ok: false, problem: problem("notFound") };
      return { ok: true, reply: showForViewer(stored, viewer, showing) };
    }),
  ];
}

/** `lang` goes before what the visitor's browser prefers. */
function inLanguage(lang: Language | undefined, asking: Asking): Asking {
  return lang === undefined ? asking : { ...asking, language: lang };
}
