import { POSITION_MAX_AGE_MS } from "#domain/base/contract/limits.ts";
import { getSessionItem, setSessionItem } from "./session-storage.ts";
import type { VisitorPlace } from "./visitor-place.ts";
import { roundedDegrees } from "./visitor-place.ts";

/**
 * The device's position. It is requested once a session, when the visitor asks for it or has allowed it before; a
 * refusal is remembered for the session. It is rounded before anything else sees it.
 */

const KEY = "position";
const CLEARED = "place-cleared";

/** Returns the position known without asking; null where none is, or only 0,0. */
export function knownPosition(): VisitorPlace | null {
  const known = getSessionItem<VisitorPlace | "denied">(KEY);
  return known === null || known === "denied" || (known.longitude === 0 && known.latitude === 0)
    ? null
    : known;
}

export function isPositionDenied(): boolean {
  return getSessionItem<VisitorPlace | "denied">(KEY) === "denied";
}

/** Whether the visitor allowed it before, so that the browser does not ask. False where the browser cannot tell. */
export async function isPositionAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** Notes that the visitor cleared their place: for the rest of the session no position is used without a click. */
export function notePlaceCleared(): void {
  setSessionItem(CLEARED, true);
}

export function isPlaceCleared(): boolean {
  return getSessionItem<boolean>(CLEARED) === true;
}

/** Asks for the position; null where the visitor or the device refuses, or the device says 0,0, which is no place. */
export function requestPosition(): Promise<VisitorPlace | null> {
  return new Promise((resolve) => {
    const deny = () => {
      setSessionItem(KEY, "denied");
      resolve(null);
    };
    if (!("geolocation" in navigator)) return deny();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place: VisitorPlace = {
          kind: "here",
          label: "",
          longitude: roundedDegrees(coords.longitude),
          latitude: roundedDegrees(coords.latitude),
        };
        if (place.longitude === 0 && place.latitude === 0) return deny();
        setSessionItem(KEY, place);
        resolve(place);
      },
      deny,
      { enableHighAccuracy: true, maximumAge: POSITION_MAX_AGE_MS, timeout: 15_000 },
    );
  });
}
