import type { ListenWords } from "../../en/service-page/listen.ts";

export const listen: ListenWords = {
  reading: "Leyendo",
  pause: "Pausa",
  resume: "Seguir leyendo",
  slower: "Más lento",
  stop: "Dejar de leer",
  progress: (sentence, total) => `Frase ${sentence} de ${total}`,
  noVoice: "Este teléfono no tiene instalada una voz en español, así que no puede leer esto en voz alta.",
};
