import type { FavouritesWords } from "../../en/favorites/favourites.ts";

export const favourites: FavouritesWords = {
  title: "Mis favoritos",
  saveName: (name) => `Guardar ${name}`,
  added: "Guardado en Mis favoritos",
  removed: "Se quitó de Mis favoritos",
};
