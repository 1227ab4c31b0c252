import { FORGET_ALL } from "#domain/quick-exit/forgotten.ts";

/** Whether a quick exit is to forget favourites and kudos too; its script reads the same. */

export function readExitChoice(): boolean {
  try {
    return localStorage.getItem(FORGET_ALL.key) === FORGET_ALL.value;
  } catch {
    return false;
  }
}

export function writeExitChoice(clearsAll: boolean): void {
  try {
    if (clearsAll) localStorage.setItem(FORGET_ALL.key, FORGET_ALL.value);
    else localStorage.removeItem(FORGET_ALL.key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
