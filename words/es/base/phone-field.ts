import type { PhoneFieldWords } from "../../en/base/phone-field.ts";

export const phoneField: PhoneFieldWords = {
  leftOut: (text) => `No se incluyó, porque aquí cabe un solo número: ${text}`,
  noSuchPhone:
    "No se puede llamar a este número. En Estados Unidos y Canadá, el código de área nunca empieza con 0 ni 1. Los tres dígitos siguientes tampoco. Revíselo.",
};
