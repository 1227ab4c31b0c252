import type { DayClosingsWords } from "../../en/listings/day-closings.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

export const dayClosings: DayClosingsWords = {
  button: "Solo por hoy",
  buttonNamed: (name) => `Solo por hoy: ${name}`,
  title: (name) => `Solo por hoy: ${name}`,
  hint: "El público lo ve enseguida. Se termina solo.",
  now: (status) => `Ahora: ${status}`,
  closed: {
    TODAY: "Cerrado hoy",
    TOMORROW: "Cerrado hoy y mañana",
    SUNDAY: "Cerrado hasta el domingo, inclusive",
  },
  closesEarly: "O cerrar antes, a esta hora:",
  time: datesAndTimes.time,
  asUsual: "Abrir como siempre",
  cancel: "Cancelar",
  unknownHours: "No sabemos cuándo está abierto. Agregue primero su horario.",
  edit: "Editar el horario",
  saved: (status) => `El público ve ahora: ${status}`,
  tooLate: "Esa hora ya pasó. Elija otra vez.",
  notYours: "No tiene permiso para hacer esto.",
  failed: "No se pudo guardar. Inténtelo otra vez.",
};
