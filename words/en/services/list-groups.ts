/** The headings of a list in parts. */
export const listGroups = {
  forFirst: (audience: string) => `For ${audience}`,
  petsFirst: "Pets allowed",
  openToEveryone: "Open to everyone",
  farther: "More than 50 miles away",
};

export type ListGroupsWords = typeof listGroups;
