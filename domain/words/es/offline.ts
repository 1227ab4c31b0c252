import type { OfflineWords } from "../en/offline.ts";

export const offline: OfflineWords = {
  title: "Sin conexión",
  intro:
    "Guarde los servicios cerca de usted, y las listas, la búsqueda y los horarios funcionan sin conexión.",
  introMore: "Ocupa menos que una foto. Lo que guarda queda en este navegador hasta que lo quite.",
  save: (place) => `Guardar ${place} para usar sin conexión`,
  saveHere: "Guardar esta zona para usar sin conexión",
  choosePlace: "Primero elija un lugar; después puede guardar los servicios de alrededor.",
  saving: "Guardando…",
  failed: "No se pudo guardar la zona. Revise su conexión e inténtelo de nuevo.",
  saved: (place) => `Guardado: ${place}`,
  here: "cerca de usted",
  services: (count, miles) =>
    count === 1 ? `1 servicio a ${miles} millas o menos` : `${count} servicios a ${miles} millas o menos`,
  cut: (count) => `Solo los ${count} más cercanos: hay más de los que caben.`,
  size: (kilobytes) => `${kilobytes} kB`,
  asOf: (time) => `Información de ${time}`,
  update: "Actualizar",
  remove: "Quitar",
  removed: "Se quitó la zona guardada.",
  // A time ends with the point of “a.m.” itself.
  asOfArea: (time, miles) =>
    miles === 0
      ? `Sin conexión: información de ${time}`
      : `Sin conexión: información de ${time}, hasta ${miles} millas alrededor del lugar guardado`,
  asOfSeen: (time) => `Sin conexión: solo lo que abrió antes, información de ${time}`,
  networkBack: "Ya hay conexión: mostrar lo más reciente",
  newVersion: "Versión nueva: volver a cargar",
  favorites: "Mis favoritos",
};
