import { useApp } from "../../../base/app-context/app-context.tsx";
import { serviceMap } from "./lazy-list-map.tsx";
import styles from "./MapSwitch.module.css";
import type { MapSwitch as Switch } from "./use-map-switch.ts";

/** Switches between list and map on a phone, where both do not fit. */
export function MapSwitch({ view: { isMapShown, isWide, choose } }: { view: Switch }) {
  const { words, language } = useApp();
  const { home } = words;
  const preload = () =>
    void serviceMap(language)
      .preload()
      .catch(() => {});
  const activeText = isWide ? home.hideMap : home.list;
  const text = isMapShown ? activeText : home.map;
  return (
    <button
      type="button"
      className={styles.switch}
      data-replay=""
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => choose(isMapShown ? "list" : "map")}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isMapShown && !isWide ? LIST : MAP} />
      </svg>
      {text}
    </button>
  );
}

const LIST = "M4 6.5h.1M4 12h.1M4 17.5h.1M8.5 6.5H20M8.5 12H20M8.5 17.5H20";
const MAP = "m3.5 6.5 5.7-2.7 5.6 2.7 5.7-2.7v13.7l-5.7 2.7-5.6-2.7-5.7 2.7V6.5ZM9.2 3.8v13.7M14.8 6.5v13.7";
