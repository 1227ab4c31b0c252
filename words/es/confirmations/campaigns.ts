import type { CampaignsWords } from "../../en/confirmations/campaigns.ts";

export const campaigns: CampaignsWords = {
  title: "Campañas",
  intro:
    "Pregunte a muchos servicios a la vez si su información sigue siendo correcta. Cada uno recibe un correo con un enlace. A los que no tienen correo se les llama.",
  start: "Nueva campaña",
  source: "Fuente",
  anySource: "Todas las fuentes",
  county: "Condado",
  countyHint: "Por ejemplo, Condado de Miami-Dade, FL. Vacío significa en todas partes.",
  days: "Sin confirmar desde hace",
  daysOption: (days) => (days === 0 ? "No importa" : `${days} días`),
  preview: "Ver a quién se preguntaría",
  looking: "Buscando…",
  emails: (count) => (count === 1 ? "1 servicio por correo" : `${count} servicios por correo`),
  calls: (count) => (count === 1 ? "1 servicio por teléfono" : `${count} servicios por teléfono`),
  askedLately: (count) =>
    count === 1
      ? "A 1 ya se le preguntó en los últimos 30 días"
      : `A ${count} ya se les preguntó en los últimos 30 días`,
  unreachable: (count) => `${count} sin correo ni teléfono`,
  left: (count) => `${count} para otra campaña`,
  beyond: (count) => `${count} más para revisar después`,
  nobody: "No hay a quién preguntar.",
  begin: (emails, calls) =>
    emails === 0
      ? `Empezar ${calls === 1 ? "1 llamada" : `${calls} llamadas`}`
      : `Enviar ${emails === 1 ? "1 enlace" : `${emails} enlaces`}`,
  beginHint:
    "Los correos salen enseguida y no se pueden detener. Las llamadas quedan en una lista para que usted las haga.",
  notYet: "Todavía no",
  sending: "Enviando…",
  none: "Todavía no hay campañas.",
  failed: "No se pudo hacer. Inténtelo de nuevo.",
  everywhere: "En todas partes",
  about: (where, days) => (days === 0 ? where : `${where}, sin confirmar desde hace ${days} días`),
  progress: (answered, total) => `${answered} de ${total} respondieron`,
  confirmed: (count) => (count === 1 ? "1 confirmado" : `${count} confirmados`),
  changed: (count) => `${count} con cambios`,
  unanswered: (count) => `${count} sin respuesta`,
  back: "Todas las campañas",
  health: "Estado del directorio",
  callSheet: "Lista de llamadas",
  noCalls: "No hay que llamar a nadie.",
  print: "Imprimir la lista de llamadas",
  scriptTitle: "Qué decir",
  script: [
    "Buenos días, le llamo del directorio de la comunidad. Allí la gente encuentra su servicio.",
    "¿Tiene un minuto? Quisiera revisar si la información sigue siendo correcta.",
    "Le leo el nombre, la dirección, el teléfono y el horario. ¿Todo es correcto?",
    "Gracias. Si algo cambia, por favor avísenos.",
  ],
  lastConfirmed: (date) => `Última confirmación: ${date}`,
  neverConfirmed: "Nunca se confirmó",
  outcomes: { CONFIRMED: "Confirmado", CHANGED: "Con cambios", NO_ANSWER: "No contestan" },
  outcomeOf: (outcome, name) => `${outcome}: ${name}`,
  tries: (count) => (count === 1 ? "Sin respuesta una vez" : `Sin respuesta ${count} veces`),
  edit: "Cambiarlo ahora",
  notes: "Notas",
};
