import { clockParts } from "#domain/base/time/clock-time.ts";
import type { DatesAndTimesWords } from "../../en/base/dates-and-times.ts";

export const datesAndTimes: DatesAndTimesWords = {
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  /** `8 p. m.`, `8:30 p. m.`, `medianoche`, `mediodía`. A time never breaks over two lines. */
  time: (minute) => {
    const { hour12, minute: past, isMorning } = clockParts(minute);
    if (hour12 === 12 && past === 0) return isMorning ? "medianoche" : "mediodía";
    const clock = past === 0 ? hour12 : `${hour12}:${String(past).padStart(2, "0")}`;
    return `${clock}\u00a0${isMorning ? "a" : "p"}.\u00a0m.`;
  },
};
