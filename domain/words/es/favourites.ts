import type { FavouritesWords } from "../en/favourites.ts";

export const favourites: FavouritesWords = {
  title: "Mis favoritos",
  save: "Guardar",
  saved: "Guardado",
  saveName: (name) => `Guardar ${name}`,
  added: "Agregado a Mis favoritos",
  removed: "Quitado de Mis favoritos",
  none: "No hay favoritos...",
  noneHint: "Toque la estrella de un servicio y quedará aquí, solo en este dispositivo.",
  toList: "Buscar servicios",
  noMatch: (text) => `Ningún favorito coincide con «${text}».`,
  showAll: "Ver todos los favoritos",
  wasRemoved: (name) => `Se quitó ${name}.`,
  undo: "Deshacer",
  gone: (count) =>
    count === 1
      ? "Un favorito ya no está en el directorio."
      : `${count} favoritos ya no están en el directorio.`,
  dropGone: "Quitar de mi lista",
  searchLabel: "Buscar en mis favoritos",
  searchHint: "Un nombre o una palabra…",
  onlyHere: "Se guardan solo en este dispositivo. Deslice un favorito para quitarlo.",
  needsScripts: "Los favoritos los guarda su navegador y necesitan JavaScript.",
};
