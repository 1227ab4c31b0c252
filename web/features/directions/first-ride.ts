import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import type { Leg } from "./load-directions.ts";

export interface Ride extends Leg {
  mode: Exclude<Leg["mode"], "WALK">;
}

export function isRide(leg: Leg): leg is Ride {
  return leg.mode !== "WALK";
}

/** Returns the first ride; null where the whole way is a walk. */
export function firstRide({ legs }: { legs: readonly Leg[] }): Ride | null {
  return legs.find(isRide) ?? null;
}

/** Lines that are called like what runs on them, in either language. */
const NAMELESS = { BUS: /^(?:bus|autob[uú]s)$/iu, RAIL: /^(?:rail|train|tren)$/iu, FERRY: /^ferr[yi]$/iu };

/** "Bus 12"; where the line has no name, or no more than "Bus", "Bus". */
export function rideName({ mode, line }: Pick<Ride, "mode" | "line">, { rides }: DirectionsWords): string {
  return line === null || NAMELESS[mode].test(line.trim()) ? rides[mode] : `${rides[mode]} ${line}`;
}
