import * as leaflet from "leaflet";
import { useCallback } from "react";
import type { Coordinates } from "#domain/services/service.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { MapFrame } from "../../services/map/MapFrame.tsx";
import { markEntrance, markOnMap } from "../../services/map/mark-on-map.ts";
import type { OpenMap } from "../../services/map/open-map.ts";
import type { Places } from "./after-approval.ts";
import styles from "./PlaceMap.module.css";

export interface PlaceMapProps {
  places: Places;
  label: string;
  text: Pick<ApprovalsWords, "publicPin" | "newPin">;
}

const ZOOM = 13;
/** Closest zoom at which the two pins of a move are shown. */
const MAX_ZOOM_OF_MOVE = 17;

/** Pixels for the pin above its point, the buttons at the right and the sources below. */
const ROOM = {
  paddingTopLeft: [24, 48],
  paddingBottomRight: [72, 44],
} as const satisfies leaflet.FitBoundsOptions;

/** Where a service is: a ring where it was, a pin where it will be, and the way between. */
export function PlaceMap({ places, label, text, mapWords }: PlaceMapProps & { mapWords: MapWords }) {
  const { language } = useApp();
  const { before, after } = places;
  const [oldLatitude, oldLongitude] = [before?.latitude, before?.longitude];
  const [latitude, longitude] = [after?.latitude, after?.longitude];
  const { publicPin, newPin } = text;
  const onOpen = useCallback(
    ({ map }: OpenMap) => {
      const old: leaflet.LatLngTuple | null =
        oldLatitude === undefined || oldLongitude === undefined ? null : [oldLatitude, oldLongitude];
      const next: leaflet.LatLngTuple | null =
        latitude === undefined || longitude === undefined ? null : [latitude, longitude];
      if (old !== null && next !== null) {
        leaflet.polyline([old, next], { className: styles.way ?? "", interactive: false }).addTo(map);
        map.fitBounds([old, next], { ...ROOM, maxZoom: MAX_ZOOM_OF_MOVE, animate: false });
      }
      if (old !== null) markOnMap(map, old, { className: styles.ring ?? "", name: publicPin, drawing: RING });
      if (next !== null) markEntrance(map, next, newPin);
      return () => {};
    },
    [oldLatitude, oldLongitude, latitude, longitude, publicPin, newPin],
  );
  const centre: Coordinates | null = after ?? before;
  if (centre === null) return null;
  return (
    <MapFrame
      label={label}
      words={mapWords}
      language={language}
      start={{ centre, zoom: ZOOM }}
      position={null}
      isPageScrolledByTouch
      onOpen={onOpen}
      onLocate={null}
    />
  );
}

const RING = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/></svg>';
