import { expect, test } from "vitest";
import { dayOfInstant } from "#domain/services/freshness.ts";
import { services as en } from "../compiled/en/services/services.ts";
import { services as es } from "../compiled/es/services/services.ts";
import { type CardLanguage, cardTime, type TimeFacts } from "./card-time.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR = 3_600_000;
const ENGLISH: CardLanguage = { language: "en", words: { services: en } };
const SPANISH: CardLanguage = { language: "es", words: { services: es } };

const today = dayOfInstant(NOW);

const OPEN: TimeFacts = {
  state: "OPEN",
  text: "Open till 8:00 PM",
  until: NOW + 5 * HOUR,
  confirmed: today,
  phone: "(555) 555-0142",
};
const CLOSED: TimeFacts = { ...OPEN, state: "CLOSED", text: "Closed till 6:00 PM", until: NOW + 3 * HOUR };
const later = { text: "Come 7–9 PM", until: NOW + 4 * HOUR };
const tonight = { text: "Intake closed tonight", until: NOW + 15 * HOUR };

test.each<[why: string, card: TimeFacts, mark: string, text: string, isOpen?: boolean]>([
  ["open", OPEN, "OPEN", "Open till 8:00 PM", true],
  ["closed, though nobody checked it", { ...CLOSED, confirmed: undefined }, "CLOSED", "Closed till 6:00 PM"],
  [
    "closed for good, before all else",
    { ...CLOSED, text: "Permanently closed", until: undefined, confirmed: undefined },
    "CLOSED",
    "Permanently closed",
  ],
  ["its window, before an open door", { ...OPEN, intake: later, noIntake: true }, "CONTACT", "Come 7–9 PM"],
  ["in its window", { ...OPEN, intake: { ...later, text: "Come before 9 PM" } }, "OPEN", "Come before 9 PM"],
  [
    "a window that is over says nothing",
    { ...OPEN, intake: { ...later, until: NOW - HOUR } },
    "OPEN",
    OPEN.text,
    true,
  ],
  ["full for tonight", { ...OPEN, intake: tonight, noIntake: true }, "CONTACT", "Intake closed tonight"],
  [
    "closed, and full for longer than that",
    { ...CLOSED, intake: tonight, noIntake: true, until: NOW + 3 * HOUR },
    "CONTACT",
    "Intake closed tonight",
  ],
  [
    "closed for longer than it is full",
    { ...CLOSED, intake: { ...tonight, until: NOW + HOUR }, noIntake: true, until: NOW + HOUR },
    "CLOSED",
    "Closed till 6:00 PM",
  ],
  [
    "not checked for half a year",
    { ...OPEN, confirmed: dayOfInstant(Date.UTC(2026, 4, 31)) },
    "CONTACT",
    "Says open till 8:00 PM · not checked since May: call first",
    true,
  ],
  [
    "not checked for longer than a year",
    { ...OPEN, confirmed: dayOfInstant(Date.UTC(2024, 4, 1)) },
    "CONTACT",
    "Says open till 8:00 PM · not checked since May 2024: call first",
    true,
  ],
  [
    "never checked",
    { ...OPEN, confirmed: undefined },
    "CONTACT",
    "Says open till 8:00 PM · not checked yet: call first",
    true,
  ],
  [
    "nobody to call",
    { ...OPEN, confirmed: undefined, phone: undefined },
    "CONTACT",
    "Says open till 8:00 PM · not checked yet",
    true,
  ],
  ["checked 90 days ago", { ...OPEN, confirmed: today - 90 + 1 }, "OPEN", OPEN.text, true],
  ["no hours", { ...OPEN, state: "NONE", text: "", confirmed: undefined }, "NONE", "Ask for hours"],
  [
    "hours by telephone",
    { ...OPEN, state: "CONTACT", text: "Contact for hours" },
    "CONTACT",
    "Contact for hours",
  ],
])("%s", (_why, card, mark, text, isOpen = false) => {
  expect(cardTime(card, NOW, ENGLISH)).toEqual({ mark, text, isOpen });
});

test("it is said in Spanish", () => {
  const open = { ...OPEN, text: "Abierto hasta las 8 p. m." };
  const said = (confirmed: number | undefined) => cardTime({ ...open, confirmed }, NOW, SPANISH).text;
  expect(said(dayOfInstant(Date.UTC(2026, 4, 9)))).toBe(
    "Dicen: abierto hasta las 8 p. m. · sin confirmar desde mayo: llame antes",
  );
  expect(said(dayOfInstant(Date.UTC(2024, 4, 9)))).toContain("sin confirmar desde mayo de 2024");
  expect(said(undefined)).toContain("· sin confirmar: llame antes");
});
