import * as leaflet from "leaflet";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { PublicService, ServicePin } from "#domain/services/public-service.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import styles from "./Map.module.css";
import { MapFrame } from "./MapFrame.tsx";
import type { OpenMap } from "./open-map.ts";
import { PinLayer } from "./pin-layer.ts";
import { pinName } from "./pin-name.ts";

export interface DetailMapProps {
  service: Pick<
    PublicService,
    "id" | "name" | "type" | "addressVisibility" | "isLocationApproximate" | "openStatus" | "city"
  >;
  /** Whether intake is closed. */
  isIntakeClosed: boolean | undefined;
  point: { longitude: number; latitude: number };
}

/** The zoom of a service's own map (rule map 4). */
const DETAIL_ZOOM = 13;
const AREA_RADIUS_METRES = 1600;

/** Map of one service: its pin, or a circle if only the area is public or known. */
export function DetailMap({
  service,
  isIntakeClosed,
  point,
  mapWords: words,
}: DetailMapProps & { mapWords: MapWords }) {
  const { language, place } = useApp();
  const isAddressShown = service.addressVisibility === "EXACT";
  const isArea = !isAddressShown || service.isLocationApproximate;
  const { state } = service.openStatus;
  const { id, name, type } = service;
  const { longitude, latitude } = point;
  const pin = useMemo<ServicePin>(
    () => ({ id, name, coordinates: [longitude, latitude], state, type: [...type], isIntakeClosed }),
    [id, name, longitude, latitude, state, type, isIntakeClosed],
  );
  const names = useMemo(() => pinName(words), [words]);
  const layer = useRef<PinLayer | null>(null);
  const latest = useRef(pin);
  latest.current = pin;
  // A door opens and closes while someone looks at it.
  useEffect(() => layer.current?.setPins([pin]), [pin]);
  const onOpen = useCallback(
    ({ map }: OpenMap) => {
      if (isArea) {
        leaflet
          .circle([latitude, longitude], {
            radius: AREA_RADIUS_METRES,
            color: "#6a46e5",
            weight: 2,
            fillOpacity: 0.15,
          })
          .addTo(map);
        return () => {};
      }
      layer.current = new PinLayer(map, { pin: names, cluster: String, samePlace: String }, () => {});
      layer.current.setPins([latest.current]);
      return () => {
        layer.current = null;
      };
    },
    [isArea, longitude, latitude, names],
  );
  return (
    <MapFrame
      label={words.detailLabel(service.name)}
      words={words}
      language={language}
      start={{ centre: point, zoom: isArea ? DETAIL_ZOOM - 1 : DETAIL_ZOOM }}
      position={place?.kind === "here" ? place : null}
      isPageScrolledByTouch
      onOpen={onOpen}
      onLocate={null}
      head={
        service.city !== "" && (
          <p className={styles.town}>
            {isArea && isAddressShown ? words.roughly(service.city) : service.city}
          </p>
        )
      }
    />
  );
}
