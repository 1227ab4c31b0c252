import type * as leaflet from "leaflet";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { QueryOf } from "#domain/contract/call-api.ts";
import { MAP_DEBOUNCE_MS, MAX_PINS } from "#domain/contract/limits.ts";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { MapWords } from "#domain/words/en/map.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { roundedDegrees, type VisitorPlace } from "../../app-context/visitor-place.ts";
import { knownPosition, requestPosition } from "../../browser/position.ts";
import type { HomeQuery } from "../../home-query.ts";
import { parametersOf } from "../home/list-parameters.ts";
import styles from "./Map.module.css";
import { MapFrame } from "./MapFrame.tsx";
import type { OpenMap, Point } from "./open-map.ts";
import { PinCard } from "./PinCard.tsx";
import { PinLayer } from "./pin-layer.ts";

export interface ServiceMapProps {
  query: HomeQuery;
  /** Somebody moved the map: the list goes on from its new middle. */
  onMove: (centre: Point) => void;
}

/** The zoom of the list's map (rule map 2). */
const LIST_ZOOM = 10;
/** Pixels between the selected pin and whatever lies over the map. */
const PADDING_PX = 48;
/** Where no place is known: the whole country. */
const COUNTRY = { centre: { longitude: -96, latitude: 38.5 }, zoom: 4 };

/** The list's services as pins. */
export function ServiceMap({ query, onMove, mapWords: words }: ServiceMapProps & { mapWords: MapWords }) {
  const { callApi, language, place, choosePlace, words: common } = useApp();
  const [view, setView] = useState<string | null>(null);
  const [pins, setPins] = useState<readonly ServicePin[] | "failed" | null>(null);
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const [inView, setInView] = useState(0);
  const opened = useRef<OpenMap | null>(null);
  const layer = useRef<PinLayer | null>(null);
  /** The map makes way for a card: that says nothing of where somebody looks. */
  const isPanningForCard = useRef(false);
  const latest = useRef({ onMove, pins });
  latest.current = { onMove, pins };

  const names = useMemo(
    () => ({
      pin: ({ type, state }: ServicePin) =>
        `${type.map((one) => common.services.types[one]).join(", ") || common.home.all}, ${words.pin[state]}`,
      cluster: words.cluster,
      samePlace: words.samePlace,
    }),
    [common, words],
  );

  const onOpen = useCallback(
    (map: OpenMap) => {
      opened.current = map;
      layer.current = new PinLayer(map.map, names, setSelected);
      if (Array.isArray(latest.current.pins)) layer.current.setPins(latest.current.pins);
      setView(boundsOf(map.map));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const count = () => setInView(countInView(map.map, latest.current.pins));
      let isMovedByVisitor = false;
      const onMoveEnd = () => {
        count();
        isMovedByVisitor ||= !isPanningForCard.current;
        isPanningForCard.current = false;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const { lng, lat } = map.map.getCenter().wrap();
          setView(boundsOf(map.map));
          if (!isMovedByVisitor) return;
          isMovedByVisitor = false;
          latest.current.onMove({ longitude: roundedDegrees(lng), latitude: roundedDegrees(lat) });
        }, MAP_DEBOUNCE_MS);
      };
      map.map.on("moveend", onMoveEnd);
      return () => {
        // A map that is taken away while it moves ends its movement, too.
        map.map.off("moveend", onMoveEnd);
        clearTimeout(timer);
        opened.current = null;
        layer.current = null;
      };
    },
    [names],
  );

  const requestKey = JSON.stringify(parametersOf({ query, place: null, language }));
  useEffect(() => {
    if (view === null) return;
    let isCurrent = true;
    const request: QueryOf<"GET /services/pins"> = JSON.parse(requestKey);
    void callApi("GET /services/pins", { query: { ...request, bounds: view } }).then((answer) => {
      if (isCurrent) setPins(answer.ok ? answer.reply : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [callApi, requestKey, view]);

  useEffect(() => {
    if (!Array.isArray(pins) || opened.current === null) return;
    layer.current?.setPins(pins);
    setInView(countInView(opened.current.map, pins));
  }, [pins]);

  useEffect(() => layer.current?.setSelected(selected ?? []), [selected]);

  /** The pin of the open card stays in sight. */
  const panForCard = useCallback(
    (height: number) => {
      const map = opened.current?.map;
      const knownPins = latest.current.pins;
      const pin = Array.isArray(knownPins) ? knownPins.find(({ id }) => id === selected?.[0]) : undefined;
      if (map === undefined || pin === undefined) return;
      const markPan = () => {
        isPanningForCard.current = true;
      };
      map.once("movestart", markPan);
      map.panInside([pin.coordinates[1], pin.coordinates[0]], {
        paddingTopLeft: [PADDING_PX, PADDING_PX],
        paddingBottomRight: [PADDING_PX, height + PADDING_PX],
      });
      map.off("movestart", markPan);
    },
    [selected],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question closes the card.
  useEffect(() => setSelected(null), [requestKey]);

  // A place that is chosen while the map is there is gone to; the first one it begins with.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (place !== null) opened.current?.map.setView([place.latitude, place.longitude], LIST_ZOOM);
  }, [place]);

  const locate = async () => {
    const here = knownPosition() ?? (await requestPosition());
    if (here === null) return;
    choosePlace(here);
    opened.current?.map.setView([here.latitude, here.longitude], 13);
  };

  const close = () => {
    const [id] = selected ?? [];
    setSelected(null);
    if (id !== undefined) layer.current?.focus(id);
  };

  return (
    <>
      <a className={styles.skip} href="#after-map">
        {words.skip}
      </a>
      <MapFrame
        label={`${words.label}. ${words.hint}`}
        words={words}
        language={language}
        start={place === null ? COUNTRY : { centre: place, zoom: LIST_ZOOM }}
        position={positionOf(place)}
        isPageScrolledByTouch={false}
        onOpen={onOpen}
        onLocate={() => void locate()}
      >
        {selected === null ? (
          <p className={styles.count} role="status">
            {textOf(pins, inView, words, common.shell.loading)}
          </p>
        ) : (
          <PinCard ids={selected} words={words} onClose={close} onDrawn={panForCard} />
        )}
      </MapFrame>
      <span id="after-map" tabIndex={-1} />
    </>
  );
}

function textOf(
  pins: readonly ServicePin[] | "failed" | null,
  inView: number,
  words: MapWords,
  loading: string,
): string {
  if (pins === null) return loading;
  if (pins === "failed") return words.pinsFailed;
  if (inView === 0) return words.none;
  return pins.length >= MAX_PINS ? words.atLeast(inView) : words.placesHere(inView);
}

function positionOf(place: VisitorPlace | null): Point | null {
  return place?.kind === "here" ? place : null;
}

/** What is in view and a little around it, as the API reads it. Three decimals: neighbours ask the same. */
function boundsOf(map: leaflet.Map): string {
  const bounds = map.getBounds().pad(0.15);
  const worldOffset = Math.floor((map.getCenter().lng + 180) / 360) * 360;
  const longitude = (degrees: number) => Math.max(-180, Math.min(180, degrees - worldOffset)).toFixed(3);
  const latitude = (degrees: number) => Math.max(-85, Math.min(85, degrees)).toFixed(3);
  return [
    longitude(bounds.getWest()),
    latitude(bounds.getSouth()),
    longitude(bounds.getEast()),
    latitude(bounds.getNorth()),
  ].join(",");
}

function countInView(map: leaflet.Map, pins: readonly ServicePin[] | "failed" | null): number {
  if (!Array.isArray(pins)) return 0;
  const bounds = map.getBounds();
  return pins.filter(({ coordinates: [longitude, latitude] }) => bounds.contains([latitude, longitude]))
    .length;
}
