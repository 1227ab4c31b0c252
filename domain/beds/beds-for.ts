/** For whom a bed can be; `ANY`: for everyone else. In the order of the screens. */
export const BEDS_FOR = ["MEN", "WOMEN", "FAMILIES", "YOUTH", "ACCESSIBLE", "ANY"] as const;
export type BedsFor = (typeof BEDS_FOR)[number];
