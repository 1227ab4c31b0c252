/** The search bar's texts on pages that search their own lists. */
export const localSearch = {
  favourites: { label: "Search my favorites", hint: "Name or word" },
  crisisLines: { label: "Search crisis lines", hint: "Name" },
  liaisons: { label: "Search liaisons", hint: "Name, county, or school district" },
  regions: { label: "Search regions", hint: "Name or county" },
  coordinators: { label: "Search coordinators", hint: "Name or county" },
  beds: { label: "Search your shelters", hint: "Shelter or city" },
  services: { label: "Search your services", hint: "Service name" },
  users: { label: "Search people", hint: "Name, email, phone, or role" },
  usersByEmail: { label: "Search by email", hint: "Email" },
  approvals: { label: "Search services waiting for review", hint: "Service name or text" },
  feedbacks: { label: "Search messages", hint: "In subject and message" },
};

export type LocalSearchWords = typeof localSearch;
