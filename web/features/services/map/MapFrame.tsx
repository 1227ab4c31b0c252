import * as leaflet from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { MapWords } from "#words/compiled/services/map.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Controls } from "./Controls.tsx";
import styles from "./Map.module.css";
import { type OpenMap, openMap, type Point } from "./open-map.ts";
import pinStyles from "./pins.module.css";

/** The map with its label, its controls and its attribution; what lies on it is the page's. */
export function MapFrame({
  label,
  words,
  language,
  start,
  position,
  isPageScrolledByTouch,
  onOpen,
  onLocate,
  head,
  hasLegend = false,
  children,
}: {
  label: string;
  words: MapWords;
  language: Language;
  /** Initial view; later the page changes it. */
  start: { centre: Point; zoom: number };
  /** The visitor's position, if they shared it. */
  position: Point | null;
  isPageScrolledByTouch: boolean;
  /** Called when the map is ready; the returned function runs when it is removed. */
  onOpen: (opened: OpenMap) => () => void;
  onLocate: (() => void) | null;
  /** At the top of the map. */
  head?: ReactNode;
  /** A map of many services says what the shapes of its pins mean, which leaves less room for the sources. */
  hasLegend?: boolean;
  children?: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<OpenMap | null>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ start, onOpen });
  latest.current = { start, onOpen };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` begins again.
  useEffect(() => {
    if (element.current === null) return;
    const { centre, zoom } = latest.current.start;
    const map = openMap(element.current, { centre, zoom, language, isPageScrolledByTouch });
    map.ready.then(setNames, () => setFailed(true));
    setOpened(map);
    const close = latest.current.onOpen(map);
    return () => {
      setOpened(null);
      close();
      map.close();
    };
  }, [language, isPageScrolledByTouch, attempt]);

  useEffect(() => {
    if (opened === null || position === null) return;
    const icon = leaflet.divIcon({
      className: pinStyles.place ?? "",
      html: positionMarker(words.youAreHere),
      iconSize: [0, 0],
    });
    const marker = leaflet.marker([position.latitude, position.longitude], {
      icon,
      keyboard: false,
      interactive: false,
    });
    marker.addTo(opened.map);
    return () => {
      marker.remove();
    };
  }, [opened, position, words]);

  return (
    <div className={styles.frame} data-map="">
      <section ref={element} className={styles.map} aria-label={label} />
      <div className={styles.mapHead}>{head}</div>
      <Controls opened={opened} words={words} onLocate={onLocate} />
      {isFailed && (
        <div className={styles.loading} role="alert">
          <p>{words.failed}</p>
          <button
            type="button"
            className={buttons.outlined}
            onClick={() => {
              setFailed(false);
              setAttempt((count) => count + 1);
            }}
          >
            {words.retry}
          </button>
        </div>
      )}
      <div className={styles.foot}>
        {children}
        <div className={styles.lastLine}>
          {hasLegend && <Legend words={words} />}
          {names.length > 0 && <Sources names={names} words={words} isFolded={hasLegend} />}
        </div>
      </div>
    </div>
  );
}

/** Screen readers say it with each pin. */
function Legend({ words: { legend } }: { words: MapWords }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-status="open">{legend.open}</span>
      <span data-status="closed">{legend.closed}</span>
      <span data-status="ask">{legend.ask}</span>
    </p>
  );
}

/** On a phone with a legend, a button opens them, because there is no room for both. */
function Sources({
  names,
  words,
  isFolded,
}: {
  names: readonly string[];
  words: MapWords;
  isFolded: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isFolded && (
        <button
          type="button"
          className={styles.sources}
          aria-label={words.sources}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.5" />
            <path d="M12 11v5.5M12 7.6v.1" />
          </svg>
        </button>
      )}
      <p className={`${styles.names} ${isFolded && !isOpen ? styles.folded : ""}`}>
        <span className="visually-hidden">{words.attribution} </span>
        {names.map((name, index) => [index > 0 && " · ", attribution(name)])}
      </p>
    </>
  );
}

function positionMarker(text: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = pinStyles.position ?? "";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", text);
  return mark;
}

/** OpenStreetMap asks for a link to its terms. */
function attribution(name: string): ReactNode {
  if (!name.includes("OpenStreetMap")) return name;
  return (
    <a key={name} href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer">
      {name}
    </a>
  );
}
