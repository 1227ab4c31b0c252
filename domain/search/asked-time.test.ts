import { expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { instantOfLocal } from "../base/time/zone.ts";
import { timeIn } from "./asked-time.ts";

const ZONE = "America/Los_Angeles";
/** Wednesday, November 18, 2026, one in the afternoon. */
const TODAY = "2026-11-18";
const at = (date: string, hour: number) => instantOfLocal(ZONE, date, Math.round(hour * 60));
const NOW = at(TODAY, 13);

const found = (text: string, now = NOW) => timeIn(splitWords(text).join(" "), now, ZONE);

const THU = "2026-11-19";
const FRI = "2026-11-20";
const SAT = "2026-11-21";
const SUN = "2026-11-22";
const TUE = "2026-11-24";

/**
 * Each row is a phrase in English and in Spanish with its meaning; "loose" phrases count in a chat but not in a search.
 */
test.each<[string, string, string, number, number, "loose"?]>([
  ["food today", "comida hoy", "TODAY", NOW, at(THU, 0)],
  ["food tonight", "comida esta noche", "TONIGHT", at(TODAY, 18), at(THU, 6)],
  ["food today at night", "comida hoy en la noche", "TONIGHT", at(TODAY, 18), at(THU, 6)],
  ["food tomorrow", "comida mañana", "TOMORROW", at(THU, 0), at(FRI, 0)],
  ["food tmrw", "comida para mañana", "TOMORROW", at(THU, 0), at(FRI, 0)],
  ["food tomorrow morning", "comida mañana por la mañana", "TOMORROW", at(THU, 5), at(THU, 12)],
  ["food tomorrow afternoon", "comida mañana en la tarde", "TOMORROW", at(THU, 12), at(THU, 18)],
  ["food tomorrow night", "comida mañana por la noche", "TOMORROW", at(THU, 18), at(FRI, 6)],
  ["food the day after tomorrow", "comida pasado mañana", "WEEKDAY", at(FRI, 0), at(SAT, 0)],
  ["food this afternoon", "comida esta tarde", "TODAY", NOW, at(TODAY, 18)],
  ["food on Tuesday", "comida el martes", "WEEKDAY", at(TUE, 0), at("2026-11-25", 0)],
  ["food tuesday afternoon", "comida el martes en la tarde", "WEEKDAY", at(TUE, 12), at(TUE, 18)],
  ["food sundays", "comida los domingos", "WEEKDAY", at(SUN, 0), at("2026-11-23", 0)],
  ["food this weekend", "comida este fin de semana", "WEEKDAY", at(SAT, 0), at("2026-11-23", 0)],
  ["food on weekends", "comida los fines de semana", "WEEKDAY", at(SAT, 0), at("2026-11-23", 0)],
  ["food November 24", "comida el 24 de noviembre", "WEEKDAY", at(TUE, 0), at("2026-11-25", 0)],
  ["food at 5 pm", "comida a las 5 de la tarde", "HOUR", at(TODAY, 17), at(TODAY, 18)],
  ["food after 5", "comida después de las 5", "HOUR", at(TODAY, 17), at(THU, 0)],
  ["food before 8 pm", "comida antes de las 8 de la noche", "HOUR", at(TODAY, 16), at(TODAY, 20)],
  ["food until 8 pm", "comida hasta las 8 de la noche", "HOUR", at(TODAY, 19 + 59 / 60), at(TODAY, 20)],
  ["food tomorrow at 7 am", "comida mañana a las 7 de la mañana", "HOUR", at(THU, 7), at(THU, 8)],
  ["food after work", "comida saliendo del trabajo", "TODAY", at(TODAY, 17), at(THU, 0)],
  ["food open until late", "comida abierto hasta tarde", "TONIGHT", at(TODAY, 18), at(THU, 6)],
  ["food in an hour", "comida en una hora", "HOUR", at(TODAY, 14), at(TODAY, 15)],
  ["food right now", "comida ahorita", "NOW", NOW, at(TODAY, 14)],
  ["food open now", "comida ahora mismo", "NOW", NOW, at(TODAY, 14)],
  ["food in the mornings", "comida por la mañana", "TOMORROW", at(THU, 5), at(THU, 12), "loose"],
  ["food at night", "comida en la noche", "TONIGHT", at(TODAY, 18), at(THU, 6), "loose"],
  ["food asap", "comida urgente", "NOW", NOW, at(TODAY, 14), "loose"],
  ["food open", "comida abierto", "NOW", NOW, at(TODAY, 14), "loose"],
])("%s, %s", (english, spanish, kind, from, until, loose) => {
  for (const text of [english, spanish]) {
    const { time, isLoose } = found(text) ?? {};
    expect([text, time?.kind, time?.from, time?.until, isLoose]).toEqual([
      text,
      kind,
      from,
      until,
      loose === "loose",
    ]);
  }
});

test.each([
  ["food", "comida"],
  ["good morning", "buenos días"],
  ["I get paid on Friday", "me pagan el viernes"],
  ["since Monday", "desde el lunes"],
  ["he sat outside", "llegué el lunes"],
  ["3 years old", "3 años"],
])("%s, %s: no time is asked for", (english, spanish) => {
  expect([found(english), found(spanish)]).toEqual([null, null]);
});

test("before six in the morning tonight is the night that is going on", () => {
  const late = at(TODAY, 2);
  for (const text of ["a bed tonight", "una cama esta noche"])
    expect(found(text, late)?.time).toMatchObject({ from: late, until: at(TODAY, 6) });
});

test("on a Sunday the weekend is the one that is going on", () => {
  const sunday = at(SUN, 9);
  for (const text of ["food this weekend", "comida el fin de semana"])
    expect(found(text, sunday)?.time).toMatchObject({ from: sunday, until: at("2026-11-23", 0) });
});
