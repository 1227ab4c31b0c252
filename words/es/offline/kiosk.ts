import type { KioskWords } from "../../en/offline/kiosk.ts";

export const kiosk: KioskWords = {
  ask: "¿Usar este dispositivo como pantalla compartida?",
  explain:
    "Una pantalla compartida, como en una biblioteca, borra todo después de un minuto sin uso. También los favoritos, las zonas guardadas y los mensajes que esperan. No permite iniciar sesión. Si este es su propio teléfono o computadora, no lo haga.",
  begin: "Sí, usarlo como pantalla compartida",
  cancel: "No, ir a la lista",
  question: "¿Sigue aquí?",
  countdown: "Vamos a borrar lo que hizo aquí en",
  seconds: "segundos.",
  stay: "Sigo aquí",
  start: "Empezar de nuevo",
  need: "¿Qué necesita?",
  sleep: "Un lugar para dormir",
  food: "Comida",
  health: "Atención médica",
  all: "Ver todos los servicios",
  switch: "English",
};
