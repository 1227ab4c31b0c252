import type { PageCalls } from "#domain/contract/page-rendering.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import type { VisitorPlace } from "../../visit/visitor-place.ts";
import { coordinateOf } from "../../visit/visitor-place.ts";

export type ServiceData =
  | { found: PublicService }
  | { found: null; id: string; reason: "missing" | "network" | "server" };

export async function loadService(
  calls: PageCalls,
  id: string,
  place: VisitorPlace | null,
  language: Language,
): Promise<ServiceData> {
  const answer = await calls.getService(id, {
    lang: language,
    ...(place === null || place.kind === "default" ? {} : { currentCoordinate: coordinateOf(place) }),
  });
  if (answer.ok) return { found: answer.reply };
  const { code } = answer.problem;
  // An id that is no id is an address that does not exist.
  const reason = code === 404 || code === 400 ? "missing" : code === 503 ? "network" : "server";
  return { found: null, id, reason };
}
