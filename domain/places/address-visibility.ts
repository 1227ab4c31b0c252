/** How exactly the public sees the place of a listing: its door, its area, or only its city. */
export const ADDRESS_VISIBILITIES = ["EXACT", "AREA", "HIDDEN"] as const;
export type AddressVisibility = (typeof ADDRESS_VISIBILITIES)[number];
