import type * as leaflet from "leaflet";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import { MAP_DEBOUNCE_MS, MAX_PINS } from "#domain/base/contract/limits.ts";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { knownPosition, requestPosition } from "../../../base/browser/position.ts";
import { roundedDegrees, type VisitorPlace } from "../../../base/browser/visitor-place.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { type HomeQuery, homePath } from "../../../base/pages/home-query.ts";
import { inVisitorZone, toListParameters } from "../home/list-parameters.ts";
import { type Bounds, boundsInView, textOfBounds } from "./bounds.ts";
import { highlightCard, highlightPins } from "./card-highlight.ts";
import { boundsToFit, COUNTRY, fitToPins, LIST_ZOOM } from "./fit-to-pins.ts";
import styles from "./Map.module.css";
import { MapFrame } from "./MapFrame.tsx";
import type { OpenMap, Point } from "./open-map.ts";
import { PinCard } from "./PinCard.tsx";
import { PinLayer } from "./pin-layer.ts";
import { pinName } from "./pin-name.ts";
import { PinRenewal } from "./pin-renewal.ts";
import { onVisitorMove } from "./visitor-move.ts";

export interface ServiceMapProps {
  query: HomeQuery;
  /** Point at which the visitor has searched on the map; null: the list is that of the visitor's place. */
  near: Point | null;
  /** Someone searches where the map is now. */
  onSearch: (centre: Point) => void;
}

/**
 * From this zoom on tiles may have no name in view, so the map itself names the visitor's place, or the nearest town.
 */
const NAMING_ZOOM = 12;
/** Pixels between the selected pin and whatever lies over the map. */
const PADDING_PX = 48;

/** The list's services as pins. */
export function ServiceMap({
  query,
  near,
  onSearch,
  mapWords: words,
}: ServiceMapProps & { mapWords: MapWords }) {
  const { callApi, language, place, choosePlace, setTyped, words: common } = useApp();
  /** Bounds whose pins are requested; each new object requests again. */
  const [request, setRequest] = useState<{ bounds: Bounds } | null>(null);
  const [pins, setPins] = useState<readonly ServicePin[] | "failed" | null>(null);
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  /** Number of pins in view; null while they are loading. */
  const [inView, setInView] = useState<number | null>(null);
  const [isClose, setClose] = useState(false);
  const opened = useRef<OpenMap | null>(null);
  const layer = useRef<PinLayer | null>(null);
  const renewal = useRef<PinRenewal | null>(null);
  const [isMoved, setMoved] = useState(false);
  const isElsewhere = isMoved || near !== null;
  /** The town nearest to the middle of a close map that was moved; null until it is known, and where there is none. */
  const [town, setTown] = useState<string | null>(null);
  /** The map looked for its results further and further away, and there are none. */
  const [isNothingFound, setNothingFound] = useState(false);
  /** The list beside it has said how many there are: the map does once the visitor has moved it. */
  const [isSpoken, setSpoken] = useState(false);
  /** The map is to show its results as soon as they have come. */
  const isFitDue = useRef(near === null);
  const latest = useRef({ pins, place });
  latest.current = { pins, place };

  const requestKey = JSON.stringify(toListParameters({ query, place: null, language }));
  const latestKey = useRef(requestKey);
  latestKey.current = requestKey;
  /** Bounds of which the pins are complete, where the reply was not cut. */
  const loaded = useRef<{ key: string; bounds: Bounds } | null>(null);

  const names = useMemo(
    () => ({
      pin: pinName(words),
      cluster: words.cluster,
      samePlace: words.samePlace,
    }),
    [words],
  );

  const onOpen = useCallback(
    (map: OpenMap) => {
      opened.current = map;
      const pinLayer = new PinLayer(map.map, names, setSelected, highlightCard);
      layer.current = pinLayer;
      const stopHighlighting = highlightPins(pinLayer);
      renewal.current = new PinRenewal(
        (shown) => pinLayer.setPins(shown),
        () => {
          loaded.current = null;
          setRequest({ bounds: boundsInView(map.map) });
        },
      );
      if (Array.isArray(latest.current.pins)) renewal.current.answered(latest.current.pins);
      setRequest({ bounds: boundsInView(map.map) });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onMoveEnd = () => {
        const known = loaded.current;
        const isKnown = known?.key === latestKey.current && contains(known.bounds, boundsInView(map.map));
        setInView(isKnown ? countInView(map.map, latest.current.pins) : null);
        setClose(map.map.getZoom() >= NAMING_ZOOM);
        clearTimeout(timer);
        timer = setTimeout(() => {
          const bounds = boundsInView(map.map);
          const due = isFitDue.current ? boundsToFit(map.map, latest.current.place, bounds) : bounds;
          setRequest({ bounds: due });
        }, MAP_DEBOUNCE_MS);
      };
      map.map.on("moveend", onMoveEnd);
      const stopWatching = onVisitorMove(map.map, () => {
        setMoved(true);
        setSpoken(true);
      });
      return () => {
        // A map that is taken away while it moves ends its movement, too.
        map.map.off("moveend", onMoveEnd);
        stopWatching();
        stopHighlighting();
        clearTimeout(timer);
        opened.current = null;
        layer.current = null;
        renewal.current?.stop();
        renewal.current = null;
      };
    },
    [names],
  );

  useEffect(() => {
    if (request === null) return;
    const { bounds } = request;
    const key = latestKey.current;
    const known = loaded.current;
    if (!isFitDue.current && known?.key === key && contains(known.bounds, bounds)) return;
    const query: EndpointQuery<"GET /services/pins"> = { ...JSON.parse(key), bounds: textOfBounds(bounds) };
    // A text is sent in the body.
    const reply =
      query.q === undefined
        ? callApi("GET /services/pins", { query })
        : callApi("POST /services/search/pins", { body: inVisitorZone(query) });
    return whenResolved(reply, (answer) => {
      loaded.current = answer.ok && answer.reply.length < MAX_PINS ? { key, bounds } : null;
      setPins(answer.ok ? answer.reply : "failed");
      renewal.current?.answered(answer.ok ? answer.reply : null);
    });
  }, [callApi, request]);

  useEffect(() => {
    const map = opened.current?.map;
    if (request === null || map === undefined || !isElsewhere || !isClose) return;
    const { lng, lat } = map.getCenter().wrap();
    const coordinate = `${roundedDegrees(lng)}|${roundedDegrees(lat)}`;
    return whenResolved(callApi("GET /places/nearest-town", { query: { coordinate } }), (answer) =>
      setTown(answer.ok ? answer.reply.town : null),
    );
  }, [callApi, request, isElsewhere, isClose]);

  useEffect(() => {
    if (!Array.isArray(pins) || opened.current === null) return;
    const { map } = opened.current;
    if (isFitDue.current) {
      isFitDue.current = !fitToPins(map, pins, latest.current.place);
      setNothingFound(!isFitDue.current && pins.length === 0);
      // Pins of the wider map are still to come.
      if (isFitDue.current) setPins(null);
    }
    setInView(countInView(map, pins));
  }, [pins]);

  useEffect(() => layer.current?.setSelected(selected ?? []), [selected]);

  /** Keeps the pin of the open card visible. */
  const panForCard = useCallback(
    (height: number) => {
      const map = opened.current?.map;
      const knownPins = latest.current.pins;
      const pin = Array.isArray(knownPins) ? knownPins.find(({ id }) => id === selected?.[0]) : undefined;
      if (map === undefined || pin === undefined) return;
      map.panInside([pin.coordinates[1], pin.coordinates[0]], {
        paddingTopLeft: [PADDING_PX, PADDING_PX],
        paddingBottomRight: [PADDING_PX, height + PADDING_PX],
      });
    },
    [selected],
  );

  // A new query closes the card, a new place moves the map, and the map shows the new results.
  const isFirst = useRef(true);
  const isHere = near === null;
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    setSelected(null);
    setNothingFound(false);
    const map = opened.current?.map;
    if (map === undefined) return;
    if (loaded.current?.key !== requestKey) setInView(null);
    if (isHere) {
      const { centre, zoom } = startAt(place);
      isFitDue.current = true;
      setMoved(false);
      map.setView([centre.latitude, centre.longitude], zoom, { animate: false });
    }
    setRequest({ bounds: boundsInView(map) });
  }, [requestKey, place, isHere]);

  const search = () => {
    const map = opened.current?.map;
    if (map === undefined) return;
    const { lng, lat } = map.getCenter().wrap();
    setMoved(false);
    onSearch({ longitude: roundedDegrees(lng), latitude: roundedDegrees(lat) });
    // The button is gone.
    map.getContainer().focus({ preventScroll: true });
  };

  const locate = async () => {
    const here = knownPosition() ?? (await requestPosition());
    if (here === null) return;
    choosePlace(here);
  };

  const skip = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const pane = skip.current?.parentElement;
    // Content above the map (alerts come and go) decides how much of the window is left.
    const watcher = new ResizeObserver(() => {
      const top = pane?.getBoundingClientRect().top ?? 0;
      if (scrollY === 0) pane?.style.setProperty("--map-top", `${Math.round(top)}px`);
    });
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);

  const close = () => {
    const [id] = selected ?? [];
    setSelected(null);
    if (id !== undefined) layer.current?.focus(id);
  };

  const placeName = place === null || place.kind === "here" ? null : place.label;
  const townName = town === null ? null : words.near(town);
  const name = isElsewhere ? townName : placeName;
  const hasNoMatch = isNothingFound && inView === 0 && query.q !== "";
  return (
    <>
      <a ref={skip} className={styles.skip} href="#after-map">
        {words.skip}
      </a>
      <MapFrame
        label={`${words.label}. ${words.hint}`}
        words={words}
        language={language}
        start={startAt(near ?? place)}
        position={findPosition(place)}
        isPageScrolledByTouch={false}
        onOpen={onOpen}
        onLocate={() => void locate()}
        hasLegend
        head={
          <>
            {isMoved && (
              <button type="button" className={styles.searchHere} onClick={search}>
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M20 11a8 8 0 0 0-14.3-4.4L3.5 9M3.5 4.5V9H8M4 13a8 8 0 0 0 14.3 4.4l2.2-2.4m0 4.5V15H16" />
                </svg>
                {words.searchHere}
              </button>
            )}
            {isClose && name !== null && <p className={styles.town}>{name}</p>}
          </>
        }
      >
        {selected === null ? (
          <div className={styles.count}>
            <p role="status" aria-live={isSpoken ? "polite" : "off"}>
              {hasNoMatch
                ? words.noneFound(query.q)
                : describePins(pins, inView, words, common.shell.loading)}
            </p>
            {hasNoMatch && (
              <Link
                href={homePath({ ...query, q: "" })}
                replace
                className={styles.clear}
                onClick={() => setTyped(null)}
              >
                {words.clearSearch}
              </Link>
            )}
          </div>
        ) : (
          <PinCard ids={selected} words={words} onClose={close} onDrawn={panForCard} />
        )}
      </MapFrame>
      <span id="after-map" tabIndex={-1} />
    </>
  );
}

function describePins(
  pins: readonly ServicePin[] | "failed" | null,
  inView: number | null,
  words: MapWords,
  loading: string,
): string {
  if (pins === "failed") return words.pinsFailed;
  if (pins === null || inView === null) return loading;
  if (inView === 0) return words.none;
  return pins.length >= MAX_PINS ? words.atLeast(inView) : words.placesHere(inView);
}

function startAt(place: Point | null): { centre: Point; zoom: number } {
  return place === null ? COUNTRY : { centre: place, zoom: LIST_ZOOM };
}

function findPosition(place: VisitorPlace | null): Point | null {
  return place?.kind === "here" ? place : null;
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}

function countInView(map: leaflet.Map, pins: readonly ServicePin[] | "failed" | null): number {
  if (!Array.isArray(pins)) return 0;
  const bounds = map.getBounds();
  return pins.filter(({ coordinates: [longitude, latitude] }) => bounds.contains([latitude, longitude]))
    .length;
}
