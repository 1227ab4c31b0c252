import type { KioskWords } from "../en/kiosk.ts";

export const kiosk: KioskWords = {
  ask: "¿Hacer de esta una pantalla compartida?",
  explain:
    "Una pantalla compartida, como en una biblioteca, borra todo después de un minuto sin uso. También los favoritos, las zonas guardadas y los mensajes que esperan. No permite iniciar sesión. Si este es su propio teléfono o computadora, no lo haga.",
  begin: "Sí, hacer de esta una pantalla compartida",
  cancel: "No, ir a la lista",
  question: "¿Sigue aquí?",
  countdown: "Vamos a borrar lo que hizo aquí en",
  seconds: "segundos.",
  stay: "Sigo aquí",
  start: "Empezar de nuevo",
};
