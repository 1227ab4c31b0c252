import type { embedTrial as en } from "../../en/embed/embed-trial.ts";

export const embedTrial: typeof en = {
  title: "Una lista de servicios para su propia página",
  intro:
    "Elija lo que muestra la lista y copie las dos líneas en su página. No usa cookies y no le dice a nadie quién la visita.",
  options: {
    place: "Ciudad con su estado, o código postal",
    type: "Tipo de servicio",
    need: "Qué se necesita",
    topic: "Tema",
    audience: "A quiénes reciben",
    organization: "Organización",
    q: "Palabras para buscar",
    open: "Solo lo que está abierto ahora",
    limit: "Cuántos",
    lang: "Idioma",
  },
  any: "Cualquiera",
  unknownOrganization: "No conocemos esta organización. Escriba una parte de su nombre.",
  severalOrganizations: "Varias organizaciones llevan ese nombre. Elija una y vuelva a ver la lista.",
  show: "Ver la lista",
  code: "Líneas para copiar",
  preview: "Lo que ve el público",
  noScript: "Active los scripts para ver la lista aquí.",
  theme: "Su hoja de estilo puede fijar estas propiedades de la lista:",
};
