import * as leaflet from "leaflet";
import styles from "./mark-on-map.module.css";

/** Drawing of a pin whose point is at the bottom. */
const PIN_DRAWING =
  '<svg viewBox="0 0 30 40" aria-hidden="true"><path d="M15 1.5C7.5 1.5 1.5 7.4 1.5 14.7c0 9.8 13.5 23.3 13.5 23.3s13.5-13.5 13.5-23.3C28.5 7.4 22.5 1.5 15 1.5Z"/><circle cx="15" cy="14.5" r="5"/></svg>';

/** Puts a drawing of our own on a map, named for screen readers and not interactive. */
export function markOnMap(
  map: leaflet.Map,
  point: leaflet.LatLngTuple,
  { className, name, drawing }: { className: string; name: string; drawing: string },
): void {
  const html = document.createElement("span");
  html.className = className;
  html.setAttribute("role", "img");
  html.setAttribute("aria-label", name);
  html.innerHTML = drawing;
  const icon = leaflet.divIcon({ html, className: "", iconSize: [0, 0] });
  leaflet.marker(point, { icon, keyboard: false, interactive: false }).addTo(map);
}

/** Puts the pin of a service's entrance on a map, named for screen readers. */
export function markEntrance(map: leaflet.Map, point: leaflet.LatLngTuple, name: string): void {
  markOnMap(map, point, { className: styles.pin ?? "", name, drawing: PIN_DRAWING });
}
