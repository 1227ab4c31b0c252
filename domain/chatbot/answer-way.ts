import { epochOfIso } from "../contract/instant.ts";
import type { ListedForViewer } from "../listings/listing.ts";
import { localTime, MS_PER_MINUTE } from "../time/zone.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";

/**
 * How to get to a service from where the visitor is: the rides, when one is there and whether it is open then, and the
 * walk. Null where there is no way to tell, as to a service that does not show its address.
 */
export async function wayText(
  { id, name }: Pick<ListedForViewer, "id" | "name">,
  { words, zone, position, sources }: AnswerCircumstances,
): Promise<string | null> {
  if (position === null) return null;
  const way = await sources.wayTo(id, position);
  if (way === null) return null;
  const clock = (iso: string) => words.time(localTime(zone, epochOfIso(iso) ?? 0).minute);
  const rides = way.legs.flatMap(({ mode, line, from, leavesAt }) =>
    mode === "WALK" ? [] : [words.way.ride[mode](line ?? "", from ?? "", clock(leavesAt))],
  );
  const minutes = Math.ceil(
    ((epochOfIso(way.onFoot.arrivesAt) ?? 0) - (epochOfIso(way.onFoot.leavesAt) ?? 0)) / MS_PER_MINUTE,
  );
  const arrival = words.way.arrival(name, clock(way.arrivesAt), words.way.open[way.openOnArrival]);
  return [...rides, arrival, words.way.onFoot(minutes)].join(" ");
}
