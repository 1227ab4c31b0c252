import type { PageCookie } from "#domain/app/page-rendering.ts";
import { KIOSK_COOKIE, KIOSK_SECONDS } from "#domain/offline/kiosk/kiosk.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";

/** Whether the browser is a shared screen, by its cookies. */
export function isKiosk(cookies: Readonly<Record<string, string>>): boolean {
  return cookies[KIOSK_COOKIE] === "1";
}

/** Makes the browser a shared screen, whose visits skip the tutorial, or ends that. */
export function createKioskCookies(isKiosk: boolean): PageCookie[] {
  return isKiosk
    ? [
        { name: KIOSK_COOKIE, value: "1", maxAge: KIOSK_SECONDS },
        { name: ACCESS_COOKIE, value: "true", maxAge: null },
      ]
    : [{ name: KIOSK_COOKIE, value: "", maxAge: 0 }];
}
