import type { QuickExitWords } from "../../en/static-pages/quick-exit.ts";
import { watchedPhone } from "../base/watched-phone.ts";

export const quickExit: QuickExitWords = {
  title: "Salida rápida",
  how: "Toque Salir arriba en cualquier página, u oprima tres veces seguidas, rápido, la tecla Escape. Esta página desaparece de inmediato y se abre otro sitio.",
  clearedData:
    "Olvida el lugar que eligió, lo que buscó y los servicios que abrió en esta visita. También los mensajes que empezó.",
  keptData:
    "Su idioma se conserva, y también sus favoritos y la zona que guardó. Los lugares que protegen a personas nunca quedan en sus favoritos.",
  keys: "Salir cuando oprimo Escape tres veces",
  keysHint: "No cuenta si Escape cierra algo.",
  clearAll: "Borrar también mis favoritos, mis gracias y la zona guardada",
  limitationsTitle: "Lo que no puede hacer",
  anotherPhone: watchedPhone.useAnother,
  limitations: [
    "Este sitio queda en la lista de sitios del navegador. También quedan sus archivos y las líneas de crisis que guarda.",
    "Las páginas que abrió antes de esta pueden quedar en el historial del navegador. Una ventana privada no guarda ninguna.",
    "Si borra el historial, se puede notar. También puede dejar en él páginas de todos los días.",
    "Las llamadas y los mensajes de texto quedan en el teléfono. Los mensajes que borra pueden seguir unos 30 días en Eliminados recientemente.",
    "Quien controla el internet (wifi) o vigila el teléfono puede ver que usted estuvo aquí.",
  ],
  leave: "Salir ahora",
  awayTitle: "Sin internet",
  away: "No hay internet. Revise su conexión e inténtelo de nuevo.",
  awayAgain: "Intentar de nuevo",
};
