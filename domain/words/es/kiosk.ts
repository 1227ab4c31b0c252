import type { KioskWords } from "../en/kiosk.ts";

export const kiosk: KioskWords = {
  question: "¿Sigue aquí?",
  countdown: "Vamos a borrar lo que hizo aquí en",
  seconds: "segundos.",
  stay: "Sigo aquí",
  start: "Empezar de nuevo",
};
