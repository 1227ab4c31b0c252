import { useEffect, useState } from "react";

/** Milliseconds that one alert is shown. */
const INTERVAL_MS = 6000;

/** Returns which of `count` items is shown. It advances by itself while it plays and is not paused. */
export function useRotation(count: number, isPaused: boolean) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);
  const isRotating = isPlaying && !isPaused && count > 1;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setAt((before) => before + 1);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRotating]);
  return {
    at: count === 0 ? 0 : at % count,
    isPlaying,
    setPlaying,
    /** One further, or one back. */
    step: (by: 1 | -1) => setAt((before) => (before + by + count) % count),
  };
}
