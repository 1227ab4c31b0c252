import type { QuickExitWords } from "../en/quick-exit.ts";

export const quickExit: QuickExitWords = {
  title: "Salida rápida",
  how: "Toque Salir arriba en cualquier página, u oprima tres veces la tecla Escape. Esta página desaparece de inmediato y se abre otro sitio.",
  clearedData: "Olvida el lugar que eligió, lo que buscó y los servicios que abrió en esta visita.",
  keptData: "Su idioma se conserva, y también sus favoritos y la zona que guardó.",
  clearAll: "Borrar también mis favoritos, mis gracias y la zona guardada",
  limitationsTitle: "Lo que no puede hacer",
  limitations: [
    "Las páginas que abrió antes de esta pueden quedar en el historial del navegador. Una ventana privada no guarda ninguna.",
    "Las llamadas y los mensajes de texto quedan en las listas del teléfono.",
    "Quien controla el internet (wifi) o vigila el teléfono puede ver que usted estuvo aquí.",
  ],
  leave: "Salir ahora",
  awayTitle: "Sin internet",
  away: "No hay internet. Revise su conexión e inténtelo de nuevo.",
  awayAgain: "Intentar de nuevo",
};
