import type { SaveProtectedWords } from "../../en/service-page/save-protected.ts";

export const saveProtected: SaveProtectedWords = {
  question: "¿Guardar este lugar en este teléfono?",
  hint: "Cualquiera que abra este teléfono puede verlo, hasta que usted lo quite o toque Salir. También puede aprenderse el número de memoria.",
  yes: "Guardar de todos modos",
  no: "No guardar",
};
