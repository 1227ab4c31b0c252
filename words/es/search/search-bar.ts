import type { SearchBarWords } from "../../en/search/search-bar.ts";

export const searchBar: SearchBarWords = {
  searchLabel: "Buscar servicios",
  searchHint: "Comida, nombre, calle, ZIP…",
  searching: "Buscando",
  clear: "Borrar",
  cancel: "Cancelar",
};
