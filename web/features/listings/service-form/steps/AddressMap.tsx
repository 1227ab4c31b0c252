import * as leaflet from "leaflet";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ServiceFormWords } from "#words/compiled/listings/service-form.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../../base/app-context/app-context.tsx";
import { MapFrame } from "../../../services/map/MapFrame.tsx";
import type { OpenMap } from "../../../services/map/open-map.ts";
import styles from "../ServiceForm.module.css";

export interface AddressMapProps {
  /** Longitude, latitude. */
  location: readonly [number, number];
  /** Zoom of the map, which is lower the less certain the door is. */
  zoom: number;
  words: ServiceFormWords["map"];
  onMove: (location: readonly [number, number]) => void;
}

/** Pixels that one arrow key moves the pin; with Shift, ten times as many. */
const STEP_PX = 4;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/** Our own map with one pin: dragged, placed by a click, or moved by the arrow keys. */
export function AddressMap({
  location,
  zoom,
  words,
  mapWords,
  onMove,
}: AddressMapProps & { mapWords: MapWords }) {
  const { language } = useApp();
  const [longitude, latitude] = location;
  const [start] = useState(() => ({ centre: { longitude, latitude }, zoom }));
  const [opened, setOpened] = useState<{ map: leaflet.Map; marker: leaflet.Marker } | null>(null);
  const [isMoved, setMoved] = useState(false);
  const latest = useRef({ location, words, onMove, setMoved });
  latest.current = { location, words, onMove, setMoved };

  const onOpen = useCallback(({ map }: OpenMap) => {
    const { location: startLocation } = latest.current;
    const reportMove = (point: leaflet.LatLng) => {
      latest.current.setMoved(true);
      latest.current.onMove([rounded(point.wrap().lng), rounded(point.lat)]);
    };
    const button = pinButton(latest.current.words.pin);
    const icon = leaflet.divIcon({ html: button, className: "", iconSize: [0, 0] });
    const marker = leaflet.marker([startLocation[1], startLocation[0]], {
      icon,
      keyboard: false,
      draggable: true,
      autoPan: true,
    });
    marker.on("dragend", () => reportMove(marker.getLatLng()));
    marker.addTo(map);
    map.on("click", ({ latlng }) => {
      marker.setLatLng(latlng);
      reportMove(latlng);
    });
    button.addEventListener("keydown", (event) => {
      const offset = STEPS[event.key];
      if (offset === undefined) return;
      // The arrows would move the map.
      event.preventDefault();
      event.stopPropagation();
      const factor = event.shiftKey ? 10 : 1;
      const at = map.latLngToContainerPoint(marker.getLatLng()).add([offset[0] * factor, offset[1] * factor]);
      const point = map.containerPointToLatLng(at);
      marker.setLatLng(point);
      if (!map.getBounds().pad(-0.1).contains(point)) map.panTo(point, { animate: false });
      reportMove(point);
    });
    setOpened({ map, marker });
    return () => setOpened(null);
  }, []);

  useEffect(() => {
    if (opened === null) return;
    const before = opened.marker.getLatLng();
    if (rounded(before.lng) === longitude && rounded(before.lat) === latitude) return;
    // The address was geocoded again.
    opened.marker.setLatLng([latitude, longitude]);
    opened.map.setView([latitude, longitude], zoom, { animate: false });
  }, [opened, longitude, latitude, zoom]);

  return (
    <>
      <MapFrame
        label={words.label}
        words={mapWords}
        language={language}
        start={start}
        position={null}
        isPageScrolledByTouch={false}
        onOpen={onOpen}
        onLocate={null}
      />
      <p className="visually-hidden" role="status">
        {isMoved ? `${words.moved}: ${latitude}, ${longitude}` : ""}
      </p>
    </>
  );
}

/** Six decimals: ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function pinButton(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles["pin"] ?? "";
  button.setAttribute("aria-label", name);
  button.innerHTML =
    '<svg viewBox="0 0 30 40" aria-hidden="true"><path d="M15 1.5C7.5 1.5 1.5 7.4 1.5 14.7c0 9.8 13.5 23.3 13.5 23.3s13.5-13.5 13.5-23.3C28.5 7.4 22.5 1.5 15 1.5Z"/><circle cx="15" cy="14.5" r="5"/></svg>';
  return button;
}
