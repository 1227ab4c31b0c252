import { useEffect, useRef } from "react";
import { useApp } from "../../app-context/app-context.tsx";
import type { HomeQuery } from "../../home-query.ts";
import { serviceMap } from "../../lazy-components.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { Lazy } from "../../ui/lazy.tsx";
import type { MapCentre } from "../home/list-parameters.ts";
import styles from "./MapSwitch.module.css";

/** The map's pane next to the list, or in place of it; empty until the map is loaded. */
export function MapPane({
  isMapShown,
  query,
  onMove,
}: {
  isMapShown: boolean;
  query: HomeQuery;
  onMove: (near: MapCentre) => void;
}) {
  const { language } = useApp();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMapShown) return;
    // What stands above it (alerts come and go) decides how much of the window is left.
    const measure = () => {
      const top = (container.current?.getBoundingClientRect().top ?? 0) + scrollY;
      if (scrollY === 0) container.current?.style.setProperty("--map-top", `${Math.round(top)}px`);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [isMapShown]);
  return (
    <div ref={container} className={styles.pane}>
      {isMapShown && (
        <Lazy
          component={serviceMap[language]}
          props={{ query, onMove }}
          fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
        />
      )}
    </div>
  );
}

/** Says that the list goes by the map's middle, and leads back. */
export function MapCentreNotice({ onBack }: { onBack: () => void }) {
  const { words, place } = useApp();
  const { aroundMap, backTo, backToNewest } = words.home;
  const name = place?.kind === "here" ? words.places.currentLocation : place?.label;
  return (
    <p className={styles.centreNotice}>
      {aroundMap}
      <button type="button" className={styles.back} onClick={onBack}>
        {name === undefined ? backToNewest : backTo(name)}
      </button>
    </p>
  );
}
