/** The session's storage, which may be full, forbidden or absent. */

let isClosed = false;

/** Deletes all items but these; nothing is stored from then on until the next document. */
export function clearSession(remaining: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.clear();
  } catch {
    // There is no such storage.
  }
  for (const [name, value] of Object.entries(remaining)) setSessionItem(name, value);
  isClosed = true;
}

/** Keeps a value under this name until the tab is closed. */
export function setSessionItem(name: string, value: unknown): void {
  if (isClosed) return;
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage, the data is requested again.
  }
}

/**
 * Reads an item; null where none is stored, or it cannot be parsed. Only values that `setSessionItem` wrote are read
 * back.
 */
export function getSessionItem<T>(name: string): T | null {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
