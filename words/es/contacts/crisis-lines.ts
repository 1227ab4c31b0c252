import type { CrisisLinesWords } from "../../en/contacts/crisis-lines.ts";

export const crisisLines: CrisisLinesWords = {
  title: "Líneas de crisis",
  intro:
    "Llamar es gratis. No tiene que dar su nombre. Si hay una vida en peligro, o usted nombra a un niño a quien lastiman, quizá tengan que pedir ayuda. El 911 manda policía, bomberos o una ambulancia.",
  relayIntro:
    "Si no oye o no puede hablar por teléfono, marque 711. Un operador puede llamar por usted, gratis.",
  shown: (count) => (count === 1 ? "1 línea" : `${count} líneas`),
  showAll: "Ver todas las líneas",
  add: "Agregar una línea de crisis",
  call: (number) => `Llamar al ${number}`,
  thenDial: (keys) => `luego oprima ${keys}`,
  text: (number) => `Texto al ${number}`,
  textKeyword: (keyword, number) => `Mande ${keyword} al ${number}`,
  tty: (number) => `TTY ${number}`,
  videophone: (number) => `Videoteléfono, en lengua de señas: ${number}`,
  relay: (number) => `Con operador: marque 711 y dé el ${number}`,
  languages: "Idiomas",
  answersIn: (names, hasInterpreters) => {
    if (!hasInterpreters) return names;
    return names === "" ? "con intérprete" : `${names}; otros con intérprete`;
  },
  textsIn: (names) => `Por texto: ${names}`,
  privacy: "Su privacidad",
  closedNow: "Cerrado ahora",
  notYetCalled: "Todavía no hemos llamado a este número. Si no contestan, llame al 988 o al 211.",
  notTried: (ways) => `Sin probar todavía: ${ways}.`,
  ways: {
    phone: "llamadas",
    text: "mensajes de texto",
    chat: "el chat",
    tty: "el número TTY",
    videophone: "el videoteléfono",
  },
  lastCalled: (date) => `Una persona llamó a esta línea por última vez el ${date}.`,
  chat: "Chat",
  chatOf: (name) => `Chat con ${name}`,
  website: "Sitio web",
  websiteOf: (name) => `Sitio web de ${name}`,
  area: "Para",
  time: "Cuándo",
  none: "Ninguna línea de crisis coincide con su búsqueda. Llame al 988 o al 211: conocen más números.",
  inEnglish: "en inglés",
};
