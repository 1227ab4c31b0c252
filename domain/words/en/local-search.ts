/** What the search bar says on pages that search themselves. */
export const localSearch = {
  favourites: { label: "Search my favorites", hint: "A name or a word…" },
  crisisLines: { label: "Search crisis lines", hint: "A name…" },
  beds: { label: "Search your shelters", hint: "Shelter or city" },
  services: { label: "Search your services", hint: "Name of a service" },
  approvals: { label: "Search what waits", hint: "Name or text of a service" },
};

export type LocalSearchWords = typeof localSearch;
