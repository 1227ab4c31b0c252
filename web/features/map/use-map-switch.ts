import { useEffect, useState } from "react";
import { recall, record } from "../../browser/session-memory.ts";
import { useVisit } from "../../visit/visit.tsx";

/** From this width on, list and map stand side by side; the style sheet of the home page says the same. */
const WIDE = "(min-width: 900px)";
const STORED = "view";

export type MapChoice = "map" | "list";

export interface MapSwitch {
  /** The map is drawn. */
  isMap: boolean;
  /** What the session chose; null: nothing yet. The server and the first rendering know only null. */
  choice: MapChoice | null;
  /** There is room for both. */
  isWide: boolean;
  choose(choice: MapChoice): void;
}

/** List or map: on a phone one of them, the list at first; on a wide window both, unless the map is put away. */
export function useMapSwitch(): MapSwitch {
  const { alive } = useVisit();
  const [choice, setChoice] = useState<MapSwitch["choice"]>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    setChoice(recall<MapChoice>(STORED));
    const wide = matchMedia(WIDE);
    const follow = () => setWide(wide.matches);
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, []);
  return {
    isMap: alive && (choice === "map" || (choice === null && isWide)),
    choice,
    isWide,
    choose(next) {
      record(STORED, next);
      setChoice(next);
    },
  };
}
