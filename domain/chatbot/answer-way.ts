import { epochOfIso } from "../base/contract/instant.ts";
import { toWeekday } from "../base/time/civil-date.ts";
import { localTime, MS_PER_MINUTE } from "../base/time/zone.ts";
import { isTooFarToWalk } from "../directions/on-foot.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";

/**
 * Describes how to get to a service from the visitor's position: rides, arrival and whether it is open then, and the
 * walk unless it is too long. Null if no directions can be given, such as to a service that hides its address.
 *
 * @param leaves epoch milliseconds; null: now
 */
export async function wayText(
  { id, name }: Pick<ListedForViewer, "id" | "name">,
  leaves: number | null,
  circumstances: AnswerCircumstances,
): Promise<string | null> {
  const { words, zone, position, sources } = circumstances;
  if (position === null) return null;
  const way = await sources.wayTo(id, position, leaves);
  if (way === null) return null;
  const clock = (iso: string) => words.time(localTime(zone, epochOfIso(iso) ?? 0).minute);
  const rides = way.legs.flatMap(({ mode, line, from, leavesAt }) =>
    mode === "WALK" ? [] : [words.way.ride[mode](line ?? "", from ?? "", clock(leavesAt))],
  );
  const isFar = isTooFarToWalk(way.onFoot.metres);
  if (isFar && rides.length === 0) return words.way.tooFar(name);
  const minutes = Math.ceil(
    ((epochOfIso(way.onFoot.arrivesAt) ?? 0) - (epochOfIso(way.onFoot.leavesAt) ?? 0)) / MS_PER_MINUTE,
  );
  const arrival = words.way.arrival(name, clock(way.arrivesAt), words.way.open[way.openOnArrival]);
  return [
    ...(leaves === null ? [] : [leavingText(leaves, circumstances)]),
    ...rides,
    arrival,
    ...(isFar ? [] : [words.way.onFoot(minutes)]),
  ].join(" ");
}

/** "If you leave on Saturday at 10:00 AM:" */
function leavingText(leaves: number, { now, zone, words }: AnswerCircumstances): string {
  const { day, minute } = localTime(zone, leaves);
  const isToday = day === localTime(zone, now).day;
  return words.way.leaving(isToday ? null : toWeekday(day), words.time(minute));
}
