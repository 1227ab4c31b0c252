import { describe, expect, test } from "vitest";
import { criticalAlerts as en } from "#words/compiled/en/alerts/critical-alerts.ts";
import { criticalAlerts as es } from "#words/compiled/es/alerts/critical-alerts.ts";
import { alertText } from "./alert-text.ts";

const WARM = {
  description: "Warming center open tonight",
  name: "Grace House",
  timeZone: "America/Los_Angeles",
};
const NOON = Date.UTC(2026, 10, 20, 20, 0);

describe("the words of an alert", () => {
  test.each([
    ["with a time", NOON, "Warming center open tonight - Grace House - Open till 11/20/26 12:00 PM"],
    [
      "at 11:59 PM without it",
      Date.UTC(2026, 10, 21, 7, 59),
      "Warming center open tonight - Grace House - Open till 11/20/26",
    ],
    [
      "at midnight, which is the next day",
      Date.UTC(2026, 10, 21, 8, 0),
      "Warming center open tonight - Grace House - Open till 11/21/26 12:00 AM",
    ],
    [
      "in the first days of a century's year",
      Date.UTC(2105, 0, 2, 17, 5),
      "Warming center open tonight - Grace House - Open till 01/02/05 9:05 AM",
    ],
    ["never expiring", null, "Warming center open tonight - Grace House"],
  ])("%s", (_, expiresAt, text) => {
    expect(alertText({ ...WARM, expiresAt }, en)).toBe(text);
  });

  test("the service's clock counts, not the reader's", () => {
    expect(alertText({ ...WARM, timeZone: "America/New_York", expiresAt: NOON }, en)).toContain("3:00 PM");
  });

  test("in Spanish", () => {
    expect(alertText({ ...WARM, description: " Centro abierto ", expiresAt: NOON }, es)).toBe(
      "Centro abierto - Grace House - Hasta el 20 nov, mediodía",
    );
  });
});
