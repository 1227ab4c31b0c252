/** What this device keeps under a name beyond the session; null where nothing is, or where storage is forbidden. */
export function deviceItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
