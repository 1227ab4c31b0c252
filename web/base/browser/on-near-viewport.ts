/**
 * Calls back whenever an element comes near what is seen.
 *
 * @param margin how near that is: the `rootMargin` of an IntersectionObserver
 * @returns how to stop
 */
export function onNearViewport(element: Element, margin: string, callback: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
