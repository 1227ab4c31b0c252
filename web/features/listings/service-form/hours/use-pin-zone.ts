import { useEffect, useState } from "react";
import { whenResolved } from "../../../../base/calls/when-resolved.ts";

/**
 * The time zone of a pin, once the list of zones has been loaded, which only this form needs.
 *
 * @param location longitude and latitude; null: there is no pin
 * @returns an IANA name; null where there is no pin, or its zone is not known yet
 */
export function usePinZone(location: readonly [number, number] | null): string | null {
  const [found, setFound] = useState<{ zone: string; of: string } | null>(null);
  const [longitude, latitude] = location ?? [null, null];
  const of = `${longitude},${latitude}`;
  useEffect(() => {
    if (longitude === null || latitude === null) return;
    const finding = import("./find-zone.ts")
      .then(({ findZone }) => findZone({ longitude, latitude }))
      // Offline: the clock stays the one that it was.
      .catch(() => null);
    return whenResolved(finding, (zone) => {
      if (zone !== null) setFound({ zone, of });
    });
  }, [longitude, latitude, of]);
  return found?.of === of ? found.zone : null;
}
