import * as leaflet from "leaflet";
import Supercluster, { type ClusterFeature, type PointFeature } from "supercluster";
import type { ServicePin } from "#domain/services/public-service.ts";
import { MAX_ZOOM, MIN_ZOOM } from "./open-map.ts";
import styles from "./pins.module.css";

/** Accessible names of pins. */
export interface PinNames {
  pin(pin: ServicePin): string;
  cluster(count: number): string;
  samePlace(count: number): string;
}

/** Pins nearer to each other than this many pixels become one. */
const CLUSTER_PX = 60;
/** The width of a tile at the map's zooms, by which those pixels count. */
const TILE_PX = 256;

/** Pins of one spot never come apart; so many of them are named in a card. */
const MAX_LISTED = 100;

/**
 * Draws thousands of pins, of which only those in view are in the document, and nearby ones as one with their number.
 * Each is a button, so it works with the keyboard.
 */
export class PinLayer {
  readonly #map: leaflet.Map;
  readonly #names: PinNames;
  readonly #onPick: (ids: readonly string[]) => void;
  readonly #onPoint: (id: string | null) => void;
  #index = buildIndex([]);
  #shown = new Map<string, leaflet.Marker>();
  #picked: ReadonlySet<string> = new Set();
  #highlighted: string | null = null;

  /** @param onPoint a pin is pointed at or has the focus; null: no longer */
  constructor(
    map: leaflet.Map,
    names: PinNames,
    onSelect: (ids: readonly string[]) => void,
    onPoint: (id: string | null) => void = () => {},
  ) {
    this.#map = map;
    this.#names = names;
    this.#onPick = onSelect;
    this.#onPoint = onPoint;
    map.on("moveend", this.#draw);
  }

  /** Shows these instead of those before. The focus stays where it was, if that is still there. */
  setPins(pins: readonly ServicePin[]): void {
    const focused = this.#focused();
    this.#index = buildIndex(pins);
    for (const [key, marker] of this.#shown) {
      // A cluster's key does not identify its pins.
      if (key.startsWith("cluster")) {
        marker.remove();
        this.#shown.delete(key);
      }
    }
    this.#draw();
    this.#refocus(focused);
  }

  /** Marks the pins whose card is open, and unmarks all others. */
  setSelected(ids: readonly string[]): void {
    this.#picked = new Set(ids);
    for (const [key, marker] of this.#shown) this.#mark(key, marker);
  }

  /** Shows the name of a pin, or marks the cluster that it is in; null: of none. */
  setHighlighted(id: string | null): void {
    this.#highlighted = id;
    for (const [key, marker] of this.#shown) this.#mark(key, marker);
  }

  /** Gives the focus back to a pin, where it is still there. */
  focus(id: string): void {
    const [, marker] = [...this.#shown].find(([key]) => key.startsWith(`pin ${id} `)) ?? [];
    marker?.getElement()?.querySelector("button")?.focus();
  }

  readonly #draw = (): void => {
    const bounds = this.#map.getBounds().pad(0.1);
    const zoom = Math.round(this.#map.getZoom());
    const found = this.#index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom,
    );
    const wanted = new Map(found.map((one) => [this.#keyOf(one, zoom), one]));
    for (const [key, marker] of this.#shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    for (const [key, one] of wanted) {
      if (!this.#shown.has(key)) this.#shown.set(key, this.#add(key, one));
    }
  };

  #focused(): { readonly key: string; readonly at: leaflet.LatLng } | null {
    for (const [key, marker] of this.#shown) {
      if (marker.getElement()?.contains(document.activeElement) === true)
        return { key, at: marker.getLatLng() };
    }
    return null;
  }

  /** Buttons are others where a status has changed, and clusters always are. */
  #refocus(was: { readonly key: string; readonly at: leaflet.LatLng } | null): void {
    if (was === null || this.#focused() !== null) return;
    const [kind, id = ""] = was.key.split(" ");
    if (kind === "pin") {
      this.focus(id);
      return;
    }
    const same = [...this.#shown.values()].find((marker) => marker.getLatLng().equals(was.at));
    same?.getElement()?.querySelector("button")?.focus({ preventScroll: true });
  }

  #keyOf(one: PinFeature, zoom: number): string {
    return isCluster(one)
      ? `cluster ${zoom} ${one.id}`
      : `pin ${one.properties.id} ${one.properties.state} ${one.properties.isIntakeClosed}`;
  }

  #add(key: string, one: PinFeature): leaflet.Marker {
    const [longitude = 0, latitude = 0] = one.geometry.coordinates;
    const button = isCluster(one) ? this.#clusterButton(one) : this.#pinButton(one.properties);
    // Presses are the button's, and must not move the map.
    leaflet.DomEvent.disableClickPropagation(button);
    const icon = leaflet.divIcon({ html: button, className: styles.place ?? "", iconSize: [0, 0] });
    const marker = leaflet.marker([latitude, longitude], { icon, keyboard: false, interactive: false });
    marker.addTo(this.#map);
    this.#mark(key, marker);
    return marker;
  }

  #pinButton(pin: ServicePin): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    const shape = pin.isIntakeClosed === true ? "CONTACT" : pin.state;
    button.className = `${styles.pin} ${styles[shape]}`;
    button.setAttribute("aria-label", this.#names.pin(pin));
    button.innerHTML = PIN_SVGS[shape];
    const label = document.createElement("span");
    label.className = styles.name ?? "";
    label.textContent = pin.name;
    button.append(label);
    button.addEventListener("click", () => this.#onPick([pin.id]));
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => this.#point(pin.id));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => this.#point(null));
    return button;
  }

  #clusterButton(cluster: Cluster): HTMLButtonElement {
    const { cluster_id: id, point_count: count } = cluster.properties;
    const zoom = this.#index.getClusterExpansionZoom(id);
    const isOneSpot = zoom > MAX_ZOOM;
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${styles.cluster} ${styles[chooseSize(count)]}`;
    button.setAttribute("aria-label", isOneSpot ? this.#names.samePlace(count) : this.#names.cluster(count));
    button.textContent = count < 1000 ? String(count) : `${Math.floor(count / 100) / 10}k`;
    button.addEventListener("click", () => {
      if (isOneSpot) {
        this.#onPick(this.#index.getLeaves(id, MAX_LISTED).map(({ properties }) => properties.id));
        return;
      }
      const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
      this.#map.setView([latitude, longitude], Math.min(zoom, MAX_ZOOM));
      // The button goes away with its cluster; the focus stays on the map.
      this.#map.getContainer().focus({ preventScroll: true });
    });
    return button;
  }

  #point(id: string | null): void {
    this.setHighlighted(id);
    this.#onPoint(id);
  }

  #mark(key: string, marker: leaflet.Marker): void {
    const [kind, id = ""] = key.split(" ");
    const isSelected = kind === "pin" && this.#picked.has(id);
    const isHighlighted = kind === "pin" ? id === this.#highlighted : this.#isInCluster(key);
    marker.setZIndexOffset(isHighlighted ? 20_000 : isSelected ? 10_000 : 0);
    const button = marker.getElement()?.querySelector("button");
    if (button === null || button === undefined) return;
    if (isSelected) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (isHighlighted) button.dataset["highlighted"] = this.#sideOfLabel(marker);
    else delete button.dataset["highlighted"];
  }

  #isInCluster(key: string): boolean {
    const id = this.#highlighted;
    if (id === null) return false;
    const leaves = this.#index.getLeaves(Number(key.split(" ")[2]), Number.POSITIVE_INFINITY);
    return leaves.some(({ properties }) => properties.id === id);
  }

  /** Where the name of a pin has room: above it, and at the map's edges beside that. */
  #sideOfLabel(marker: leaflet.Marker): string {
    const { x, y } = this.#map.latLngToContainerPoint(marker.getLatLng());
    const across = x < LABEL_PX / 2 ? "start" : x > this.#map.getSize().x - LABEL_PX / 2 ? "end" : "middle";
    return `${y < ROOM_ABOVE_PX ? "below" : "above"} ${across}`;
  }
}

/** The width of the longest name's label, and what a pin with its label above it needs. */
const LABEL_PX = 240;
const ROOM_ABOVE_PX = 92;

/** Ready to be asked, without pins too: the map may move before they come. */
function buildIndex(pins: readonly ServicePin[]): Supercluster<ServicePin, Nothing> {
  const index = new Supercluster<ServicePin, Nothing>({
    radius: CLUSTER_PX,
    extent: TILE_PX,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  });
  return index.load(
    pins.map((pin) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [...pin.coordinates] },
      properties: pin,
    })),
  );
}

type Nothing = Record<never, never>;
type Cluster = ClusterFeature<Nothing>;
type PinFeature = PointFeature<ServicePin> | Cluster;

function isCluster(one: PinFeature): one is Cluster {
  return "cluster" in one.properties;
}

function chooseSize(count: number): "few" | "some" | "many" {
  if (count < 10) return "few";
  return count < 100 ? "some" : "many";
}

/** Open is round, closed square, ask a diamond, so that no one depends on the color. */
const STATUS_SHAPES = {
  OPEN: '<circle cx="15" cy="14.5" r="5"/>',
  CLOSED: '<rect x="10.4" y="9.9" width="9.2" height="9.2"/>',
  CONTACT: '<path d="m15 8.4 6 6.1-6 6.1-6-6.1z"/>',
} as const;

const pinSvg = (shape: string) =>
  `<svg viewBox="0 0 30 40" aria-hidden="true"><path d="M15 1.5C7.5 1.5 1.5 7.4 1.5 14.7c0 9.8 13.5 23.3 13.5 23.3s13.5-13.5 13.5-23.3C28.5 7.4 22.5 1.5 15 1.5Z"/>${shape}</svg>`;

const PIN_SVGS: Readonly<Record<ServicePin["state"], string>> = {
  OPEN: pinSvg(STATUS_SHAPES.OPEN),
  CLOSED: pinSvg(STATUS_SHAPES.CLOSED),
  CONTACT: pinSvg(STATUS_SHAPES.CONTACT),
  NONE: pinSvg(STATUS_SHAPES.CONTACT),
};
