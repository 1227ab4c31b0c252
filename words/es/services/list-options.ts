import type { ListOptionsWords } from "../../en/services/list-options.ts";
import { provisions } from "./door-facts.ts";

export const listOptions: ListOptionsWords = {
  topics: "Temas",
  title: "Filtros",
  topKudos: "Con más agradecimientos",
  topKudosHint: "Los más agradecidos, a menos de 50 millas",
  audience: "¿Para quién es?",
  audienceHint: "Primero los servicios para ese grupo, después los que son para todos.",
  provisions: "¿Qué necesita que haya?",
  provisionsHint: "Verá solo los lugares que lo dicen. Puede que otros también lo tengan: llame y pregunte.",
  provisionNames: provisions.names,
  forMe: "Contestar unas preguntas",
  forMeHint: "Cuente un poco de usted y verá primero lo que le sirve. No sale de este dispositivo.",
  show: (count) => (count === 1 ? "Ver 1 servicio" : `Ver ${count} servicios`),
  showServices: "Ver servicios",
};
