import type { UnavailableWords } from "../../en/base/unavailable.ts";

export const unavailable: UnavailableWords = {
  title: "El directorio no funciona en este momento",
  text: "No podemos abrir la lista de servicios. Inténtelo de nuevo en un minuto.",
  notSaved: "Lo que envió no se guardó. Envíelo otra vez más tarde.",
  maybeSaved: "No sabemos si lo que envió se guardó. Revíselo antes de enviarlo otra vez.",
  diskFull: "Ahora no podemos guardar nada. Inténtelo más tarde.",
  busyTitle: "Hay mucha gente en el directorio",
  busy: "En este momento nos visitan más personas de las que podemos atender. Inténtelo de nuevo en unos segundos.",
  callNow: "Puede llamar ahora a estos números:",
};
