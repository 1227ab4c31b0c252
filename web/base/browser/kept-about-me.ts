import { type AboutMe, isNothingSaid, readAboutMe } from "#domain/favorites/for-me/for-me.ts";
import { FOR_ME } from "#domain/static-pages/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";

/** Answers given in this visit, held in memory only and gone with the document. */
let said: AboutMe | null = null;

/** Returns the answers given in this visit, or else those stored on this device. */
export function aboutMe(): AboutMe {
  said ??= readAboutMe(onDevice());
  return said;
}

function onDevice(): unknown {
  try {
    return JSON.parse(deviceItem(FOR_ME) ?? "null");
  } catch {
    return null;
  }
}

/** @param isKept the visitor asks this device to store it; an empty answer is not stored */
export function sayAboutMe(me: AboutMe, isKept: boolean): void {
  said = me;
  try {
    if (isKept && !isNothingSaid(me)) localStorage.setItem(FOR_ME, JSON.stringify(me));
    else localStorage.removeItem(FOR_ME);
  } catch {
    // Storage is forbidden, or full.
  }
}
