import type { FavouritesPageWords } from "../../en/favorites/favourites-page.ts";

export const favouritesPage: FavouritesPageWords = {
  none: "Todavía no hay favoritos",
  noneHint: "Toque la estrella de un servicio y quedará aquí, solo en este dispositivo.",
  toList: "Buscar servicios",
  noMatch: (text) => `Ningún favorito coincide con “${text}”.`,
  showAll: "Ver todos los favoritos",
  wasRemoved: (name) => `Se quitó ${name}.`,
  undo: "Deshacer",
  unavailable: (count) =>
    count === 1
      ? "Un favorito ya no está en el directorio."
      : `${count} favoritos ya no están en el directorio.`,
  removeUnavailable: "Quitar de mi lista",
  onlyHere: "Se guardan solo en este dispositivo. Para quitar uno, toque su estrella o deslícelo.",
  print: "Imprimir esta lista",
  putInOrder: "Poner en orden para hoy",
  offer: (count) => (count === 1 ? "Este enlace trae 1 servicio." : `Este enlace trae ${count} servicios.`),
  accept: "Agregar a Mis favoritos",
  decline: "No, gracias",
  needsScripts: "Para guardar favoritos, active JavaScript en su navegador.",
};
