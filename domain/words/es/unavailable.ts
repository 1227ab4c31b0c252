import type { UnavailableWords } from "../en/unavailable.ts";

export const unavailable: UnavailableWords = {
  title: "El directorio no está disponible en este momento",
  text: "Ahora no podemos acceder a nuestros datos. Vuelva a intentarlo en un minuto.",
  notSaved: "Lo que envió no se guardó. Envíelo de nuevo más tarde.",
  maybeSaved: "No sabemos si lo que envió se guardó. Compruébelo antes de enviarlo de nuevo.",
  diskFull: "Ahora no se puede guardar nada. Vuelva a intentarlo más tarde.",
  callNow: "Puede llamar ahora a estos números:",
};
