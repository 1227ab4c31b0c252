import type { QuickExitWords } from "../en/quick-exit.ts";

export const quickExit: QuickExitWords = {
  title: "Salida rápida",
  how: "Toque Salir en la parte de arriba de cualquier página, o presione tres veces la tecla Escape. Esta página desaparece de inmediato y se abre otro sitio en su lugar.",
  clearedData: "Olvida el lugar que eligió, lo que buscó y los servicios que abrió en esta sesión.",
  keptData: "Su idioma se conserva, y también sus favoritos y la zona que guardó.",
  clearAll: "Olvidar también mis favoritos, mis aplausos y la zona guardada",
  limitationsTitle: "Lo que no puede hacer",
  limitations: [
    "Las páginas que abrió antes de esta pueden quedar en el historial del navegador. Una ventana privada no guarda ninguna.",
    "Las llamadas y los mensajes de texto quedan en las listas del teléfono.",
    "Quien administra la red o vigila el teléfono podría ver que usted estuvo aquí.",
  ],
  leave: "Salir ahora",
  awayTitle: "Sin conexión",
  away: "No hay conexión. Revise su conexión e inténtelo de nuevo.",
  awayAgain: "Intentar de nuevo",
};
