import type { LocalSearchWords } from "../../en/search/local-search.ts";

export const localSearch: LocalSearchWords = {
  favourites: { label: "Buscar en mis favoritos", hint: "Nombre o palabra…" },
  crisisLines: { label: "Buscar líneas de crisis", hint: "Un nombre…" },
  liaisons: { label: "Buscar personas de enlace", hint: "Nombre, condado o distrito escolar" },
  regions: { label: "Buscar regiones", hint: "Nombre o condado" },
  coordinators: { label: "Buscar coordinadores", hint: "Nombre o condado" },
  beds: { label: "Buscar en sus albergues", hint: "Albergue o ciudad" },
  services: { label: "Buscar en sus servicios", hint: "Nombre de un servicio" },
  users: { label: "Buscar personas", hint: "Nombre, correo o función" },
  usersByEmail: { label: "Buscar por correo", hint: "Correo" },
  approvals: { label: "Buscar en lo pendiente", hint: "Nombre o texto" },
  feedbacks: { label: "Buscar en los mensajes", hint: "En asunto y mensaje" },
};
