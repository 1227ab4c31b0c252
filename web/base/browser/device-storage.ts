/** Reads an item that this device stores beyond the session; null where there is none, or storage is forbidden. */
export function deviceItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
