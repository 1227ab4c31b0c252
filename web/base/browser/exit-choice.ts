import { CLEAR_ALL, ESCAPE_KEYS } from "#domain/static-pages/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";

/** A visitor's choices about the quick exit, which its script reads too. */

/** Whether the exit also forgets favorites and kudos. */
export function readExitChoice(): boolean {
  return deviceItem(CLEAR_ALL.key) === CLEAR_ALL.value;
}

export function writeExitChoice(clearsAll: boolean): void {
  write(CLEAR_ALL.key, clearsAll ? CLEAR_ALL.value : null);
}

/** Whether three presses of Escape leave the site. */
export function readEscapeKeys(): boolean {
  return deviceItem(ESCAPE_KEYS.key) !== ESCAPE_KEYS.off;
}

export function writeEscapeKeys(areOn: boolean): void {
  write(ESCAPE_KEYS.key, areOn ? null : ESCAPE_KEYS.off);
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage nothing was stored, so there is nothing to delete.
  }
}
