import type { DirectionsWords } from "#domain/words/en/directions.ts";
import type { Leg } from "./load-directions.ts";

export interface Ride extends Leg {
  mode: Exclude<Leg["mode"], "WALK">;
}

export function isRide(leg: Leg): leg is Ride {
  return leg.mode !== "WALK";
}

/** Null where the whole way is a walk. */
export function firstRide({ legs }: { legs: readonly Leg[] }): Ride | null {
  return legs.find(isRide) ?? null;
}

/** "Bus 12"; where the line has no name, "Bus". */
export function rideName({ mode, line }: Ride, { rides }: DirectionsWords): string {
  return line === null ? rides[mode] : `${rides[mode]} ${line}`;
}
