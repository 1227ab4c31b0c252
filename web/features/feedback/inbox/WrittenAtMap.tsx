import * as leaflet from "leaflet";
import { useCallback } from "react";
import type { Coordinates } from "#domain/services/service.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { MapFrame } from "../../services/map/MapFrame.tsx";
import { markEntrance, markOnMap } from "../../services/map/mark-on-map.ts";
import type { OpenMap } from "../../services/map/open-map.ts";
import styles from "./WrittenAtMap.module.css";

export interface WrittenAtMapProps {
  sender: Coordinates;
  /** Longitude, latitude of the service's door; null where it is not on the map. */
  door: readonly [number, number] | null;
  doorName: string;
  text: Pick<FeedbackInboxWords, "map" | "sender">;
}

const ZOOM = 15;
/** Closest zoom at which the two points are shown. */
const MAX_ZOOM = 17;
/** Senders' locations are rounded to this. */
const ROUNDED_METRES = 100;
/** Pixels around the two points. */
const ROOM = {
  padding: [56, 56],
  maxZoom: MAX_ZOOM,
  animate: false,
} as const satisfies leaflet.FitBoundsOptions;

/** A dot, with how exact it is, where a message was written, and a pin at the service. */
export function WrittenAtMap({
  sender,
  door,
  doorName,
  text,
  mapWords,
}: WrittenAtMapProps & { mapWords: MapWords }) {
  const { language } = useApp();
  const { longitude, latitude } = sender;
  const [doorLongitude, doorLatitude] = door ?? [];
  const { sender: senderName } = text;
  const onOpen = useCallback(
    ({ map }: OpenMap) => {
      const at: leaflet.LatLngTuple = [latitude, longitude];
      leaflet
        .circle(at, { radius: ROUNDED_METRES, className: styles.around ?? "", interactive: false })
        .addTo(map);
      markOnMap(map, at, { className: styles.dot ?? "", name: senderName, drawing: "" });
      if (doorLongitude !== undefined && doorLatitude !== undefined) {
        const entrance: leaflet.LatLngTuple = [doorLatitude, doorLongitude];
        markEntrance(map, entrance, doorName);
        map.fitBounds([at, entrance], ROOM);
      }
      return () => {};
    },
    [longitude, latitude, doorLongitude, doorLatitude, doorName, senderName],
  );
  return (
    <MapFrame
      label={text.map}
      words={mapWords}
      language={language}
      start={{ centre: sender, zoom: ZOOM }}
      position={null}
      isPageScrolledByTouch
      onOpen={onOpen}
      onLocate={null}
    />
  );
}
