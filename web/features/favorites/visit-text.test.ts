import { expect, test } from "vitest";
import { favouritesOrder as en } from "#words/compiled/en/favorites/favourites-order.ts";
import { favouritesOrder as es } from "#words/compiled/es/favorites/favourites-order.ts";
import { startText, type Visit, visitText } from "./visit-text.ts";

/** Tuesday, noon in Miami. */
const NOW = Date.UTC(2026, 10, 24, 17);
const ZONE = "America/New_York";
const VISIT: Visit = {
  service: "1",
  leavesAt: "2026-11-24T17:00:30Z",
  arrivesAt: "2026-11-24T18:00:30Z",
  opensAt: "2026-11-24T18:00:30Z",
  closesAt: "2026-11-24T22:00:00Z",
  legs: [],
};
const BUS = {
  mode: "BUS" as const,
  from: "Pier St.",
  to: "Hall",
  line: "12",
  headsign: "Uptown",
  leavesAt: "2026-11-24T17:10:00Z",
  arrivesAt: "2026-11-24T17:34:30Z",
  stops: 4,
  metres: null,
};
const written = (visit: Partial<Visit>, text: typeof en) =>
  visitText({ ...VISIT, ...visit }, ZONE, NOW, text).replaceAll("\u00a0", " ");

test("it says when to leave, when one is there, and when the door closes", () => {
  expect(written({}, en)).toBe(
    "Leave at 12:00 PM and walk 1 h. You are there at 1:01 PM. It closes at 5:00 PM.",
  );
  expect(written({}, es)).toBe("Salga al mediodía y camine 1 h. Llega a la 1:01 p. m. Cierra a las 5 p. m.");
});

test("it says when the door opens for those who wait", () => {
  const opensAt = "2026-11-24T19:00:00Z";
  expect(written({ opensAt }, en)).toContain("You are there at 1:01 PM. It opens at 2:00 PM.");
  expect(written({ opensAt }, es)).toContain("Llega a la 1:01 p. m. Abre a las 2 p. m.");
});

test.each([
  [null, "It is open day and night.", "Está abierto de día y de noche."],
  ["2026-11-25T05:00:00Z", "It closes at 12:00 AM.", "Cierra a medianoche."],
  ["2026-11-25T13:00:00Z", "It closes on Wednesday at 8:00 AM.", "Cierra el miércoles a las 8 a. m."],
  ["2026-11-30T17:00:00Z", "It closes on Monday at 12:00 PM.", "Cierra el lunes al mediodía."],
  ["2026-12-01T13:00:00Z", "It does not close today.", "Hoy no cierra."],
])("a door that closes at %s", (closesAt, english, spanish) => {
  expect(written({ closesAt }, en)).toMatch(new RegExp(` ${english}$`));
  expect(written({ closesAt }, es)).toMatch(new RegExp(` ${spanish}$`));
});

test("a visit after midnight names its day", () => {
  const night = { leavesAt: "2026-11-25T05:10:00Z", arrivesAt: "2026-11-25T05:30:00Z" };
  expect(written({ ...night, opensAt: night.arrivesAt, closesAt: null }, en)).toBe(
    "Leave on Wednesday at 12:10 AM and walk 20 min. You are there on Wednesday at 12:30 AM. It is open day and night.",
  );
});

test("it names each ride with its line, where and when to get on, and how long it takes", () => {
  const train = { ...BUS, mode: "RAIL" as const, from: "Hall", line: null, leavesAt: "2026-11-24T18:00:00Z" };
  const legs = [BUS, { ...train, arrivesAt: "2026-11-24T19:05:00Z" }];
  expect(written({ legs }, en)).toContain(
    "Leave at 12:00 PM. Take bus 12 from Pier St. at 12:10 PM. The ride takes 25 min. Take the train from Hall at 1:00 PM. The ride takes 1 h 5 min. You are there",
  );
  expect(written({ legs }, es)).toContain(
    "Salga al mediodía. Tome el autobús 12 en Pier St. a las 12:10 p. m. El viaje dura 25 min. Tome el tren en Hall a la 1 p. m. El viaje dura 1 h 5 min. Llega",
  );
});

test("a line that is named like its kind is not named twice", () => {
  const legs = [{ ...BUS, mode: "FERRY" as const, line: "Ferry" }];
  expect(written({ legs }, en)).toContain("Take the ferry from Pier St. at 12:10 PM.");
  expect(written({ legs }, es)).toContain("Tome el ferri en Pier St. a las 12:10 p. m.");
});

test.each([
  ["Demo Harbor", en, "From the center of Demo Harbor, leaving at 12:00 PM.", "Tuesday, November 24, 2026"],
  [
    "Demo Harbor",
    es,
    "Desde el centro de Demo Harbor, saliendo al mediodía.",
    "martes 24 de noviembre de 2026",
  ],
  [null, en, "From where you are, leaving at 12:00 PM.", "Tuesday, November 24, 2026"],
  [null, es, "Desde donde está usted, saliendo al mediodía.", "martes 24 de noviembre de 2026"],
])("it starts at %s on a date and at a time", (place, text, from, date) => {
  const start = startText(place, ZONE, NOW, text);
  expect(start.from.replaceAll("\u00a0", " ")).toBe(from);
  expect(start.date).toBe(date);
});

test("Spanish says the first of a month as people do, and one o'clock in the singular", () => {
  const start = startText(null, ZONE, Date.UTC(2026, 11, 1, 18), es);
  expect(start.date).toBe("martes 1.º de diciembre de 2026");
  expect(start.from.replaceAll("\u00a0", " ")).toBe("Desde donde está usted, saliendo a la 1 p. m.");
});
