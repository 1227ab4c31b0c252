import { useEffect, useState } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";

/** From this width on, list and map stand side by side; the style sheet of the home page has the same width. */
const WIDE = "(min-width: 900px)";
const KEY = "view";

export type MapChoice = "map" | "list";

export interface MapSwitch {
  /** Whether the map is rendered. */
  isMapShown: boolean;
  /** The session's choice; null: none yet. The server and the first rendering know only null. */
  choice: MapChoice | null;
  /** There is room for both. */
  isWide: boolean;
  choose(choice: MapChoice): void;
}

/** List or map: on a phone one of them, the list at first; on a wide window both, unless the map is put away. */
export function useMapSwitch(): MapSwitch {
  const { isHydrated } = useApp();
  const [choice, setChoice] = useState<MapSwitch["choice"]>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    setChoice(getSessionItem<MapChoice>(KEY));
    const wide = matchMedia(WIDE);
    const update = () => setWide(wide.matches);
    update();
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return {
    isMapShown: isHydrated && (choice === "map" || (choice === null && isWide)),
    choice,
    isWide,
    choose(next) {
      setSessionItem(KEY, next);
      setChoice(next);
    },
  };
}
