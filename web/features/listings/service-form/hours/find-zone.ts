import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { onIdle } from "../../../../base/browser/on-idle.ts";

/**
 * Finds the IANA time zone of a pin. Runs when idle, so typing goes first: the first lookup reads the list of all
 * zones.
 */
export function findZone(pin: Coordinates): Promise<string> {
  return new Promise((resolve) => onIdle(() => resolve(findTimeZone(pin))));
}
