import type { CrisisLinesWords } from "../en/crisis-lines.ts";

export const crisisLines: CrisisLinesWords = {
  title: "Líneas de crisis",
  intro: "Llamar es gratis. Contestan para ayudarle, sea quien sea.",
  shown: (count) => (count === 1 ? "1 línea" : `${count} líneas`),
  showAll: "Ver todas las líneas",
  add: "Agregar una línea de crisis",
  call: (number) => `Llamar al ${number}`,
  thenDial: (keys) => `luego oprima ${keys}`,
  text: (number) => `Texto al ${number}`,
  textKeyword: (keyword, number) => `Mande ${keyword} al ${number}`,
  chat: "Chat",
  chatOf: (name) => `Chat con ${name}`,
  website: "Sitio web",
  websiteOf: (name) => `Sitio web de ${name}`,
  area: "Para",
  time: "Cuándo",
  none: "Ninguna línea de crisis coincide con su búsqueda. Llame al 988 o al 211: conocen más números.",
  inEnglish: "en inglés",
};
