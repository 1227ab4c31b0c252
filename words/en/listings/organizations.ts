/** Texts of the page of an organization, and of the other places of a program. */
export const organizations = {
  alsoKnownAs: (name: string) => `Also known as ${name}`,
  contact: "Contact",
  phone: "Phone",
  extension: (extension: string) => `ext. ${extension}`,
  email: "Email",
  website: "Website",
  from: (source: string) => `Information from ${source}`,
  services: (count: number) => (count === 1 ? "1 service" : `${count} services`),
  others: "Other services",
  more: (count: number) => `The nearest ${count} are here.`,
  otherPlaces: (count: number) => (count === 1 ? "At 1 other place" : `At ${count} other places`),
  notShown: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
};

export type OrganizationsWords = typeof organizations;
