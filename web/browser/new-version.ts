/** A new version of the app that waits until it may take over. */

let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

/** @param reload takes over and loads the page anew */
export function announceVersion(reload: () => void): void {
  takeOver = reload;
  for (const listener of listeners) listener();
}

/** Null: none waits. */
export function newVersion(): (() => void) | null {
  return takeOver;
}

export function watchVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
