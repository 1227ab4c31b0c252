import "../../base/ui/tokens.css";
import "./embed-map.css";
import type { Map as LeafletMap } from "leaflet";
import { MAP_DEBOUNCE_MS } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { embedOptions, isPoint, toEmbedFilters } from "#domain/embed/embed-options.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { map as mapEn } from "#words/compiled/en/services/map.ts";
import { map as mapEs } from "#words/compiled/es/services/map.ts";
import { spokenLanguage } from "#words/embed/spoken-language.ts";
import { element } from "../../base/browser/element.ts";
import { boundsInView, textOfBounds } from "../services/map/bounds.ts";
import { boundsToFit, COUNTRY, fitToPins, LIST_ZOOM } from "../services/map/fit-to-pins.ts";
import mapStyles from "../services/map/Map.module.css";
import { openMap, type Point } from "../services/map/open-map.ts";
import { PinLayer } from "../services/map/pin-layer.ts";
import { pinName } from "../services/map/pin-name.ts";
import { PinRenewal } from "../services/map/pin-renewal.ts";
import { LiveList } from "./live-list.ts";
import { MapCard } from "./map-card.ts";
import { readApi } from "./read-api.ts";

/** The script of `/embed`: a map of services in the frame of another page, above their list (rule embed 8). */

const query = new URLSearchParams(location.search);
const options = embedOptions((option) => query.get(option));
const language = await preparedLanguage(document.documentElement.lang);
const spoken = spokenLanguage(language);
const words = spoken.words.embed;
const mapWords = wordsIn("map", language, { en: mapEn, es: mapEs });
const list = found("list");
const frame = found("map");

/** Prepares the document's language; English where its words cannot be loaded. */
async function preparedLanguage(tag: string): Promise<Language> {
  const asked = LANGUAGES.find((one) => one === tag) ?? "en";
  try {
    await prepareWords(asked);
    return asked;
  } catch {
    return "en";
  }
}

/** Throws where the document lacks it. */
function found(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known === null) throw new Error(`The page has no ${id}.`);
  return known;
}

new LiveList(list, { origin: "", options, spoken });
start(parsePoint(frame.dataset["place"] ?? ""));

/** `longitude|latitude`, which the server found. */
function parsePoint(place: string): Point | null {
  if (!isPoint(place)) return null;
  const [longitude = 0, latitude = 0] = place.split("|").map(Number);
  return { longitude, latitude };
}

function start(place: Point | null): void {
  frame.className = mapStyles["frame"] ?? "";
  frame.hidden = false;
  const canvas = element("div", { class: "canvas", tabindex: "0", role: "application" });
  canvas.setAttribute("aria-label", `${words.map}. ${mapWords.hint}`);
  const card = new MapCard(spoken, ([id = ""]) => {
    pins.setSelected([]);
    pins.focus(id);
  });
  const message = element("p", { class: "map-message", role: "status" }, mapWords.loading);
  const credit = element("p", { class: "credit" });
  frame.append(canvas, message, card.root, credit);
  const centre = place ?? COUNTRY.centre;
  const zoom = place === null ? COUNTRY.zoom : LIST_ZOOM;
  const { map, ready } = openMap(canvas, { centre, zoom, language, isPageScrolledByTouch: true });
  frame.append(controls(map));
  ready.then(
    (attribution) => {
      credit.textContent = attribution.join(" · ");
    },
    () => {
      message.textContent = words.failed;
    },
  );
  const names = {
    pin: pinName(mapWords),
    cluster: mapWords.cluster,
    samePlace: mapWords.samePlace,
  };
  const pins = new PinLayer(map, names, (ids) => void showCard(ids));

  async function showCard(ids: readonly string[]): Promise<void> {
    await card.show(ids);
    pins.setSelected(ids);
  }

  const renewal = new PinRenewal(
    (shown) => pins.setPins(shown),
    () => void load(),
  );
  let isFitDue = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load(): Promise<void> {
    const inView = boundsInView(map);
    const bounds = isFitDue ? boundsToFit(map, place, inView) : inView;
    const query = { ...toEmbedFilters(options), bounds: textOfBounds(bounds) };
    const answer = await readApi("", "GET /services/pins", { query });
    if (!answer.ok) {
      message.textContent = mapWords.pinsFailed;
      renewal.answered(null);
      return;
    }
    renewal.answered(answer.reply);
    if (isFitDue) isFitDue = !fitToPins(map, answer.reply, place);
    message.textContent = chooseMessage(answer.reply, isFitDue);
  }
  const chooseMessage = (shown: readonly unknown[], areWiderDue: boolean) => {
    if (shown.length > 0) return "";
    return areWiderDue ? mapWords.loading : mapWords.none;
  };
  map.on("moveend", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), MAP_DEBOUNCE_MS);
  });
  void load();
}

function controls(map: LeafletMap): HTMLElement {
  const zoomIn = element("button", { type: "button", "aria-label": words.zoomIn }, "+");
  const zoomOut = element("button", { type: "button", "aria-label": words.zoomOut }, "−");
  zoomIn.addEventListener("click", () => map.zoomIn());
  zoomOut.addEventListener("click", () => map.zoomOut());
  return element("div", { class: "controls" }, zoomIn, zoomOut);
}
