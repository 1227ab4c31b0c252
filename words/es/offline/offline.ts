import type { OfflineWords } from "../../en/offline/offline.ts";

export const offline: OfflineWords = {
  title: "Sin internet",
  intro: "Guarde los servicios cerca de usted y podrá ver listas, buscar y ver horarios sin internet.",
  introMore: "Ocupa menos que una foto. Lo que guarda queda en este navegador hasta que lo quite.",
  save: (place) => `Guardar ${place} para usar sin internet`,
  saveHere: "Guardar esta zona para usar sin internet",
  choosePlace: "Primero elija un lugar; después puede guardar los servicios de alrededor.",
  saving: "Guardando…",
  failed: "No se pudo guardar la zona. Revise su internet e inténtelo de nuevo.",
  saved: (place) => `Guardado: ${place}`,
  here: "cerca de usted",
  services: (count, miles) =>
    count === 1 ? `1 servicio a ${miles} millas o menos` : `${count} servicios a ${miles} millas o menos`,
  cut: (count) => `Solo los ${count} más cercanos: hay más de los que caben.`,
  size: (kilobytes) => `${kilobytes} kB`,
  asOf: (time) => `Información de ${time}`,
  update: "Actualizar",
  remove: "Borrar",
  removed: "Se borró la zona guardada.",
  favorites: "Mis favoritos",
};
