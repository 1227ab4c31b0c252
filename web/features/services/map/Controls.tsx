import { type ReactNode, useState } from "react";
import type { MapWords } from "#words/compiled/services/map.ts";
import styles from "./Map.module.css";
import type { OpenMap } from "./open-map.ts";

/** The part of the map by which one press moves it. */
const STEP = 1 / 3;
const MOVES = [
  { name: "up", x: 0, y: -STEP, path: "M12 19V5m-6 6 6-6 6 6" },
  { name: "left", x: -STEP, y: 0, path: "M19 12H5m6-6-6 6 6 6" },
  { name: "right", x: STEP, y: 0, path: "M5 12h14m-6-6 6 6-6 6" },
  { name: "down", x: 0, y: STEP, path: "M12 5v14m-6-6 6 6 6-6" },
] as const;

/**
 * Buttons to zoom in and out and, where wanted, to find the visitor; and four moves for people who can neither drag nor
 * use a keyboard (WCAG 2.5.7).
 */
export function Controls({
  opened,
  words,
  onLocate,
}: {
  opened: OpenMap | null;
  words: MapWords;
  onLocate: (() => void) | null;
}) {
  const [isMoving, setMoving] = useState(false);
  const move = (x: number, y: number) => {
    const map = opened?.map;
    const size = map?.getSize();
    if (size !== undefined) map?.panBy([x * size.x, y * size.y]);
  };
  return (
    <div className={styles.controls}>
      {isMoving && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div className={styles.moves} role="group" aria-label={words.move}>
          {MOVES.map(({ name, x, y, path }) => (
            <Control key={name} label={words.moves[name]} onClick={() => move(x, y)}>
              <path d={path} />
            </Control>
          ))}
        </div>
      )}
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
      <Control label={words.move} isOpen={isMoving} onClick={() => setMoving(!isMoving)}>
        <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
      </Control>
    </div>
  );
}

function Control({
  label,
  isZoom,
  isOpen,
  onClick,
  children,
}: {
  label: string;
  isZoom?: boolean;
  /** For a button that opens others: they are open. */
  isOpen?: boolean;
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
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
