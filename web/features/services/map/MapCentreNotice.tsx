import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import styles from "./Map.module.css";

export interface MapCentreNoticeProps {
  onBack: () => void;
}

/** Says that the list is sorted from the middle of the map, and leads back. */
export function MapCentreNotice({
  onBack,
  mapWords: { aroundMap, backTo, backToNewest },
}: MapCentreNoticeProps & { mapWords: MapWords }) {
  const { words, place } = useApp();
  const name = place?.kind === "here" ? words.places.currentLocation : place?.label;
  return (
    <p className={styles.centreNotice} data-map="">
      {aroundMap}
      <button type="button" className={styles.back} onClick={onBack}>
        {name === undefined ? backToNewest : backTo(name)}
      </button>
    </p>
  );
}
