/** An organization of the made-up town. */
export interface DemonstrationOrganization {
  readonly id: string;
  readonly name: string;
  readonly alternateName: string;
  readonly description: string;
  readonly url: string;
  readonly email: string;
  readonly phones: readonly { readonly number: string; readonly extension: string | null }[];
}

export const HARBOR_FRIENDS: DemonstrationOrganization = {
  id: "01950000-0000-7000-8000-00000000e001",
  name: "Harbor Friends Association",
  alternateName: "Amigos del Puerto",
  description:
    "Neighbors who share what they have: food, furniture, and an open ear. This organization is fictional, and part of the demonstration.",
  url: "https://harbor-friends.example",
  email: "hello@harbor-friends.example",
  phones: [{ number: "(555) 555-0160", extension: null }],
};

export const DEMONSTRATION_ORGANIZATIONS: readonly DemonstrationOrganization[] = [HARBOR_FRIENDS];

/** As services name it. */
export function named({ id, name }: DemonstrationOrganization): { id: string; name: string } {
  return { id, name };
}

/** Services by key that are one program at several sites. */
export const DEMONSTRATION_PROGRAMS: readonly { readonly id: string; readonly sites: readonly string[] }[] = [
  {
    id: "01950000-0000-7000-8000-00000000e101",
    sites: ["harbor-food-pantry", "valley-grange-pantry", "campus-cupboard"],
  },
];
