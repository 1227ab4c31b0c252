import type { ReactNode } from "react";
import type { MapWords } from "#domain/words/en/map.ts";
import styles from "./Map.module.css";
import type { OpenMap } from "./open-map.ts";

/** Closer, further away and, where it is wanted, "where am I". */
export function Controls({
  opened,
  words,
  onLocate,
}: {
  opened: OpenMap | null;
  words: MapWords;
  onLocate: (() => void) | null;
}) {
  return (
    <div className={styles.controls}>
      <Control label={words.zoomIn} isZoom onClick={() => opened?.map.zoomIn()}>
        <path d="M12 5v14M5 12h14" />
      </Control>
      <Control label={words.zoomOut} isZoom onClick={() => opened?.map.zoomOut()}>
        <path d="M5 12h14" />
      </Control>
      {onLocate !== null && (
        <Control label={words.locate} onClick={onLocate}>
          <circle cx="12" cy="12" r="6.5" />
          <path d="M12 2v5m0 10v5M2 12h5m10 0h5" />
        </Control>
      )}
    </div>
  );
}

function Control({
  label,
  isZoom,
  onClick,
  children,
}: {
  label: string;
  isZoom?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      data-zoom={isZoom}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
