import { describe, expect, test } from "vitest";
import { crisisLines as crisisLinesEn } from "./en/crisis-lines.ts";
import { criticalAlerts as criticalAlertsEn } from "./en/critical-alerts.ts";
import { detail as detailEn } from "./en/detail.ts";
import { favourites as favouritesEn } from "./en/favourites.ts";
import { home as homeEn } from "./en/home.ts";
import { introduce as introduceEn } from "./en/introduce.ts";
import { kudos as kudosEn } from "./en/kudos.ts";
import { openingHours as openingHoursEn } from "./en/opening-hours.ts";
import { places as placesEn } from "./en/places.ts";
import { quickExit as quickExitEn } from "./en/quick-exit.ts";
import { services as servicesEn } from "./en/services.ts";
import { sharing as sharingEn } from "./en/sharing.ts";
import { shell as shellEn } from "./en/shell.ts";
import { crisisLines as crisisLinesEs } from "./es/crisis-lines.ts";
import { criticalAlerts as criticalAlertsEs } from "./es/critical-alerts.ts";
import { detail as detailEs } from "./es/detail.ts";
import { favourites as favouritesEs } from "./es/favourites.ts";
import { home as homeEs } from "./es/home.ts";
import { introduce as introduceEs } from "./es/introduce.ts";
import { kudos as kudosEs } from "./es/kudos.ts";
import { openingHours as openingHoursEs } from "./es/opening-hours.ts";
import { places as placesEs } from "./es/places.ts";
import { quickExit as quickExitEs } from "./es/quick-exit.ts";
import { services as servicesEs } from "./es/services.ts";
import { sharing as sharingEs } from "./es/sharing.ts";
import { shell as shellEs } from "./es/shell.ts";

/** What is rightly the same in both languages: names, numbers and units. */
const SAME = new Set([
  "crisisLines.chat",
  "detail.axis.0",
  "detail.axis.1",
  "detail.axis.2",
  "detail.axis.3",
  "detail.axis.4",
  "home.crisis.twoOneOne",
  "services.categories.LGBT",
  "shell.product",
]);

const CATALOGUES = [
  { name: "criticalAlerts", en: criticalAlertsEn, es: criticalAlertsEs },
  { name: "crisisLines", en: crisisLinesEn, es: crisisLinesEs },
  { name: "favourites", en: favouritesEn, es: favouritesEs },
  { name: "kudos", en: kudosEn, es: kudosEs },
  { name: "quickExit", en: quickExitEn, es: quickExitEs },
  { name: "detail", en: detailEn, es: detailEs },
  { name: "home", en: homeEn, es: homeEs },
  { name: "openingHours", en: openingHoursEn, es: openingHoursEs },
  { name: "places", en: placesEn, es: placesEs },
  { name: "services", en: servicesEn, es: servicesEs },
  { name: "sharing", en: sharingEn, es: sharingEs },
  { name: "introduce", en: introduceEn, es: introduceEs },
  { name: "shell", en: shellEn, es: shellEs },
];

/** Every message by its path; functions by their kind, for they are compared where they are used. */
function messagesOf(value: unknown, path: string): [string, string | null][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, null]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no message`);
  return Object.entries(value).flatMap(([key, part]) => messagesOf(part, `${path}.${key}`));
}

describe.each(CATALOGUES)("$name", ({ name, en, es }) => {
  const [english, spanish] = [messagesOf(en, name), messagesOf(es, name)];

  test("has one shape in both languages", () => {
    expect(spanish.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  });

  test("says something everywhere", () => {
    for (const [path, text] of [...english, ...spanish]) expect(text?.trim(), path).not.toBe("");
  });

  test("leaves no English in Spanish", () => {
    const byPath = new Map(english);
    const same = spanish.filter(([path, text]) => text !== null && text === byPath.get(path));
    expect(same.map(([path]) => path).filter((path) => !SAME.has(path))).toEqual([]);
  });
});
