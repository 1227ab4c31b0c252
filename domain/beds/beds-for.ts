/** The people a bed can be for, in the order of the screens; `ANY`: everyone else. */
export const BEDS_FOR = ["MEN", "WOMEN", "FAMILIES", "YOUTH", "ACCESSIBLE", "ANY"] as const;
export type BedsFor = (typeof BEDS_FOR)[number];
