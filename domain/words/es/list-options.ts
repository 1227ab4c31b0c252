import type { ListOptionsWords } from "../en/list-options.ts";
import { provisions } from "./door-facts.ts";

export const listOptions: ListOptionsWords = {
  topics: "Temas",
  title: "Filtros",
  topKudos: "Con más gracias",
  topKudosHint: "Más gracias primero, a menos de 50 millas",
  audience: "¿Para quién es?",
  audienceHint: "Primero los servicios para ese grupo, después los que son para todos.",
  provisions: "¿Qué tiene que haber?",
  provisionsHint: "Verá solo los lugares que lo dicen. Puede que otros también lo tengan: llame y pregunte.",
  provisionNames: provisions.names,
  forMe: "Para mí",
  forMeHint: "Diga algo de usted, y lo que le sirve va primero. No se envía nada.",
  forMeOpen: "Ver primero lo que me sirve",
  show: (count) => (count === 1 ? "Ver 1 servicio" : `Ver ${count} servicios`),
  showServices: "Ver servicios",
};
