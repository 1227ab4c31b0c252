import type { PageCalls } from "#domain/contract/page-rendering.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import type { VisitorPlace } from "../../visit/visitor-place.ts";
import { distanceFrom } from "../../visit/visitor-place.ts";
import type { HoursView } from "./hours-view.ts";
import { loadHoursView } from "./load-hours-view.ts";

export type ServiceData =
  | { found: PublicService; hours: HoursView }
  | { found: null; id: string; reason: "missing" | "network" | "server" };

/** @param now epoch milliseconds */
export async function loadService(
  calls: PageCalls,
  id: string,
  place: VisitorPlace | null,
  language: Language,
  now: number,
): Promise<ServiceData> {
  const answer = await calls.getService(id, {
    lang: language,
    ...distanceFrom(place),
  });
  if (answer.ok) {
    const hours = await loadHoursView(answer.reply, language, now).catch(() => null);
    return hours === null ? { found: null, id, reason: "network" } : { found: answer.reply, hours };
  }
  const { code } = answer.problem;
  // An id that is no id is an address that does not exist.
  const reason = code === 404 || code === 400 ? "missing" : code === 503 ? "network" : "server";
  return { found: null, id, reason };
}
