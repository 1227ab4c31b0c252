import type { FavouritesWords } from "../en/favourites.ts";

export const favourites: FavouritesWords = {
  title: "Mis favoritos",
  save: "Guardar",
  saved: "Guardado",
  saveName: (name) => `Guardar ${name}`,
  added: "Agregado a Mis favoritos",
  removed: "Quitado de Mis favoritos",
};
