/** The page of all organizations, and what leads to it and to the form of one. */
export const organizationList = {
  /** Where a header has no room for it, it is divided. */
  title: "Organi\u00adzations",
  intro: "Who runs the services in this directory.",
  all: "All organizations",
  search: "Find an organization by its name",
  find: "Search",
  showAll: "Show all",
  none: "We found no organization with this name.",
  empty: "No organizations are listed yet.",
  shown: (count: number) => (count === 1 ? "1 organization" : `${count} organizations`),
  services: (count: number) => (count === 1 ? "1 service" : `${count} services`),
  add: "Add an organization",
  edit: "Edit this organization",
};

export type OrganizationListWords = typeof organizationList;
