import type { ShortFormWords } from "../../en/listings/short-form.ts";

export const shortForm: ShortFormWords = {
  short: {
    intro: "El público necesita esto primero. Lo demás lo puede agregar después.",
    sentence: "¿Qué ofrecen, en una frase?",
    sentenceHint:
      "Escríbalo en inglés, para que toda la gente lo lea. El español lo agrega después. Por ejemplo, “Free groceries every Friday, no appointment” (despensa gratis cada viernes, sin cita).",
    secret: "¿La dirección es secreta?",
    secretHint: (found) =>
      `Lo preguntamos porque parece un servicio que protege a personas (“${found.join("”, “")}”).`,
    remote: "No hay un lugar adonde ir: es por teléfono o internet",
    nameFromAccount: (name) => `Usar “${name}”, de su cuenta`,
    phoneFromAccount: (phone) => `Usar ${phone}, de su cuenta. El público lo verá.`,
    fromZip: "Ciudad y estado según el código ZIP. Corríjalos si no son esos.",
    whole: "Contestar todas las preguntas ahora",
  },
  rest: {
    title: "Agregue lo demás cuando tenga tiempo. Mientras tanto, el público lee:",
    titleWaiting:
      "Agregue lo demás cuando tenga tiempo. Después de la revisión, el público lee mientras tanto:",
    meanwhile: {
      rules: ["Reglas para entrar", "“Llame y pregunte”"],
      pets: ["Mascotas", "“Llame y pregunte”"],
      cost: ["Costo y qué llevar", "Nada sobre eso"],
      spanish: ["Español", "Su texto en inglés, con un aviso"],
    },
    add: "Agregar lo demás",
  },
};
