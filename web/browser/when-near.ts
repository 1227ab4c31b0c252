/**
 * Calls back whenever an element comes near what is seen.
 *
 * @param margin how near that is: the `rootMargin` of an IntersectionObserver
 * @returns how to stop
 */
export function whenNear(element: Element, margin: string, onNear: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onNear();
    },
    { rootMargin: margin },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
