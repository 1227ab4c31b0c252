import { CLEAR_ALL } from "#domain/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";

/** Whether a quick exit is to forget favourites and kudos too; its script reads the same. */

export function readExitChoice(): boolean {
  return deviceItem(CLEAR_ALL.key) === CLEAR_ALL.value;
}

export function writeExitChoice(clearsAll: boolean): void {
  try {
    if (clearsAll) localStorage.setItem(CLEAR_ALL.key, CLEAR_ALL.value);
    else localStorage.removeItem(CLEAR_ALL.key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
