import { isTooFarToWalk } from "#domain/directions/on-foot.ts";
import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import { arrivalText } from "./arrival-text.ts";
import { clockText, minutesBetween } from "./clock-text.ts";
import { firstRide, rideName } from "./first-ride.ts";
import type { DirectionsReply } from "./load-directions.ts";
import { formatMiles, type WalkNow } from "./walk-now.ts";

interface Announcing {
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Opening that the route was planned for, in epoch milliseconds; null: it begins now. */
  opensAt: number | null;
  text: DirectionsWords;
  miles: (distance: string) => string;
}

/** Words that a screen reader says when the way has come. A walk has no times, because they move with the clock. */
export function announced(
  reply: DirectionsReply,
  walk: WalkNow | null,
  { timeZone, now, opensAt, text, miles }: Announcing,
): string {
  const found = ({
    openOnArrival,
    arrivesAt,
  }: Pick<DirectionsReply, "openOnArrival"> & { arrivesAt: string | number }) =>
    arrivalText(openOnArrival, arrivesAt, opensAt, text).text;
  const ride = firstRide(reply);
  if (ride === null) {
    if (walk === null) return "";
    return isTooFarToWalk(walk.metres)
      ? text.tooFarToWalk(miles(formatMiles(walk.metres)))
      : `${text.onFoot}. ${found(walk)}`;
  }
  const { departureAt, arrivalAt } = clockText(text, timeZone, now);
  const leaves = text.rideLeaves(rideName(ride, text), departureAt(ride.leavesAt), ride.from ?? "");
  const arrives = text.rideArrives(
    text.minutes(minutesBetween(reply.leavesAt, reply.arrivesAt)),
    arrivalAt(reply.arrivesAt),
  );
  return `${leaves}${leaves.endsWith(".") ? "" : "."} ${arrives} ${found(reply)}`;
}
