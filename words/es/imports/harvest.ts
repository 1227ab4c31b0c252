import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { HarvestWords } from "../../en/imports/harvest.ts";

const services = (count: number) => (count === 1 ? "1 servicio" : `${withCommas(count)} servicios`);

export const harvest: HarvestWords = {
  title: "Otros directorios",
  intro: "Amparo lee estos directorios cada cierto tiempo y trae lo nuevo.",
  none: "Todavía no hay ninguno. Quien administra el servidor puede agregarlos.",
  direct: "Los cambios entran solos, salvo cuando son muchos.",
  reviewed: "Los cambios esperan a que alguien de Administración los acepte.",
  never: "Todavía no se ha leído.",
  tried: (when) => `Última lectura: ${when}`,
  succeeded: (when) => `Última vez que funcionó: ${when}`,
  next: (when) => `Próxima vez: ${when}`,
  fetching: "La lectura empezó y sigue sola.",
  results: {
    APPLIED: "Los cambios ya entraron.",
    UNCHANGED: "No hay nada nuevo.",
    WAITING: "Hay cambios en espera.",
    FAILED: "No funcionó.",
  },
  faults: {
    NOT_PUBLIC: "Su dirección es de una red privada y ahí no entramos.",
    UNREACHABLE: "No logramos llegar.",
    TIMEOUT: "No contestó a tiempo.",
    STATUS: "Contestó con un error:",
    BUSY: "Pidió que volvamos más tarde:",
    TOO_LARGE: "Es demasiado grande.",
    REDIRECTS: "Nos manda de una dirección a otra.",
    ELSEWHERE: "Sus archivos están en otro sitio web y por eso no los leemos.",
    NOT_HSDS: "En esta dirección no hay un directorio HSDS.",
    EMPTY: "No tiene servicios; por eso no cambiamos nada.",
    PACKAGE: "Sus datos no se pueden usar:",
  },
  vanished: (count) =>
    count === 1
      ? "1 servicio de aquí ya no está en ese directorio. Revise si todavía existe."
      : `${services(count)} de aquí ya no están en ese directorio. Revise si todavía existen.`,
  questions: {
    REVIEW: "¿Traer estos cambios?",
    MANY: "Muchos servicios cambiaron o ya no están en ese directorio. ¿Es correcto?",
  },
  manyHint: (part, known) =>
    `Cambiarían o faltarían ${withCommas(part)} de ${services(known)}. Aún no ha cambiado nada. Si ese directorio se equivocó, deje todo como está.`,
  kinds: {
    ADDED: "Nuevos",
    CHANGED: "Con cambios",
    KEPT: "Quedan como usted los editó",
    GONE: "Ya no están en su directorio",
  },
  hints: {
    ADDED: "Estos servicios se van a agregar.",
    CHANGED: "Estos servicios van a cambiar.",
    KEPT: "Su directorio los cambió y alguien de aquí también. Queda la versión de aquí.",
    GONE: "Aquí se quedan. Sus páginas dicen que la fuente ya no los incluye y que se llame antes.",
  },
  returned: (count) => (count === 1 ? "Volvió 1 servicio." : `Volvieron ${services(count)}.`),
  setAside: "Quedan fuera",
  first: (count) => `Se ven los primeros ${count}.`,
  approve: "Traerlos",
  decline: "Dejar todo como está",
  approveOf: (name) => `Traerlos: ${name}`,
  declineOf: (name) => `Dejar todo como está: ${name}`,
  approved: "Estarán aquí en unos minutos.",
  declined: "Todo queda como está hasta que ese directorio cambie otra vez.",
  undo: "Deshacer",
  undoOf: (name) => `Deshacer los últimos cambios de ${name}`,
  last: (when) => `Últimos cambios: ${when}`,
  by: (person) => `con la aprobación de ${person}`,
  saved: (count) => (count === 1 ? "1 servicio guardado" : `${services(count)} guardados`),
  marked: (count) =>
    count === 1 ? "1 servicio que allá ya no está" : `${services(count)} que allá ya no están`,
  undoQuestion: (name) => `¿Deshacer los últimos cambios de ${name}?`,
  undoHint:
    "Los servicios nuevos se eliminan. Los cambiados vuelven a como estaban. Lo que alguien cambió después se queda. Los próximos cambios de ese directorio esperan a que alguien de Administración los acepte.",
  undoYes: "Sí, deshacerlos",
  undoNo: "No, volver",
  undoing: "Se están deshaciendo los últimos cambios. Toma unos minutos.",
  undone: (when) => `Se deshicieron los últimos cambios: ${when}`,
  undoStopped:
    "No se pudieron deshacer los últimos cambios, o no todos. Intente otra vez o avise a quien administra el servidor.",
  lastTry: (when) => `Último intento: ${when}`,
  notUndone: "Sin deshacer",
  notUndoneHint: "Alguien los cambió después de que entraron; por eso quedan como están.",
  run: "Leer ahora",
  runOf: (name) => `Leer ahora: ${name}`,
  running: "Se va a leer en un minuto.",
  stale: "Esto cambió mientras tanto. Mírelo otra vez.",
  failed: "No funcionó. Intente otra vez.",
  notYours: "No tiene permiso para hacer esto.",
};
