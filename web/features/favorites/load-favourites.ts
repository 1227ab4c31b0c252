import type { CallApi } from "#domain/base/contract/call-api.ts";
import { MAX_FAVOURITES } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { fold } from "#domain/base/text/fold.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import type { Card } from "../../base/service-card/card.ts";
import { toCard } from "../../base/service-card/card.ts";

export interface Favourite {
  service: ListedService;
  card: Card;
  /** Folded name and description, in both languages: what the local search looks through. */
  text: string;
}

export type FavouritesData =
  | {
      ok: true;
      found: ReadonlyMap<string, Favourite>;
      /** Ids of services that replaced merged ones, by the ids of the merged ones. */
      moved: ReadonlyMap<string, string>;
    }
  | { ok: false; isNetwork: boolean };

/**
 * The saved services that are still listed, by id (rule favorites 3). At most 200 ids at a time.
 */
export async function loadFavourites(
  callApi: CallApi,
  ids: readonly string[],
  place: VisitorPlace | null,
  language: Language,
): Promise<FavouritesData> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_FAVOURITES) }, (_, part) =>
    ids.slice(part * MAX_FAVOURITES, (part + 1) * MAX_FAVOURITES),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      callApi("GET /services", {
        query: {
          filter: "_id,isApproved",
          _id: part.join(","),
          isApproved: "true",
          limit: "0",
          skip: "0",
          lang: language,
          currentCoordinate: distanceFrom(place),
        },
      }),
    ),
  );
  const found = new Map<string, Favourite>();
  for (const answer of answers) {
    if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
    for (const service of answer.reply) {
      const { id, name, description, descriptionEs, serviceSummary, serviceSummaryEs } = service;
      const text = [name, serviceSummary, serviceSummaryEs, description, descriptionEs].join(" ");
      found.set(id, { service, card: toCard(service, language), text: fold(text) });
    }
  }
  const moved = await findMoved(
    callApi,
    ids.filter((id) => !found.has(id)),
  );
  const others = [...new Set(moved.values())].filter((id) => !found.has(id));
  if (others.length > 0) {
    const more = await loadFavourites(callApi, others, place, language);
    if (!more.ok) return more;
    for (const [id, favourite] of more.found) found.set(id, favourite);
  }
  return { ok: true, found, moved };
}

/** Number of missing services that are requested one by one; the next visit finds more of them. */
const MAX_MISSING = 20;

/** A service that was merged into another answers with that one. */
async function findMoved(callApi: CallApi, missing: readonly string[]): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  await Promise.all(
    missing.slice(0, MAX_MISSING).map(async (id) => {
      const answer = await callApi("GET /services/{id}", { params: { id } });
      if (answer.ok && answer.reply.id !== id) moved.set(id, answer.reply.id);
    }),
  );
  return moved;
}
