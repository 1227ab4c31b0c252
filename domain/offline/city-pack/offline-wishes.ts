import type { ServiceQuery } from "../../services/list-query.ts";
import { shownIntake } from "../../services/shown-intake.ts";
import { type WishState, wishRank, wishRanks, wishState } from "../../services/wishes.ts";
import type { OfflineService } from "./offline-service.ts";
import { statusesAt } from "./offline-statuses.ts";

/** Returns a function that tells what a service states about each wish. */
export function wishStates({ wishes, intakeAt }: ServiceQuery): (service: OfflineService) => WishState[] {
  const statuses = statusesAt(intakeAt);
  const judgeIntake = ({ facts, hours }: OfflineService): WishState => {
    const door = statuses(hours);
    if (shownIntake(facts, hours, { door, at: intakeAt })?.isClosed === true) return "NO";
    if (door.state === "CLOSED") return "NO";
    return door.state === "OPEN" ? "YES" : "UNTOLD";
  };
  return (service) =>
    wishes.map((wish) => wishState(service.facts, wish, wish === "INTAKE" ? judgeIntake(service) : "UNTOLD"));
}

/** Groups services by what they state about the wishes (rule search 29). */
export function wishGroups(
  services: readonly OfflineService[],
  query: ServiceQuery,
  mentioned: Uint8Array | null,
  indexByService: ReadonlyMap<OfflineService, number>,
): (readonly OfflineService[])[] {
  if (query.wishes.length === 0) return [services];
  const judgeWishes = wishStates(query);
  const rankService = (service: OfflineService) =>
    wishRank(judgeWishes(service), mentioned?.[indexByService.get(service) ?? -1] === 1);
  const ranks = new Map(services.map((service) => [service, rankService(service)]));
  return wishRanks(query.wishes.length, true).map((rank) =>
    services.filter((service) => ranks.get(service) === rank),
  );
}
