/** The search bar of the list, and the field of places. */
export const searchBar = {
  searchLabel: "Search services",
  searchHint: "Food, name, street, or ZIP",
  searching: "Searching…",
  clear: "Clear",
  cancel: "Cancel",
};

export type SearchBarWords = typeof searchBar;
