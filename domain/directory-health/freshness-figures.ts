import * as z from "zod/mini";

/** Dimensions of the share of confirmed services. PLACE: a city with its state. SOURCE: an imported directory. */
export const FRESHNESS_DIMENSIONS = ["ALL", "TAB", "PLACE", "SOURCE"] as const;
export type FreshnessDimension = (typeof FRESHNESS_DIMENSIONS)[number];

const count = z.int();

/** Services of a group by the age of their confirmation: each is in exactly one of the five counts. */
export const freshnessCounts = z.object({
  services: count,
  /** At most 30 days ago. */
  within30: count,
  /** 31 to 90 days ago. */
  within90: count,
  /** 91 to 365 days ago. */
  within365: count,
  longerAgo: count,
  never: count,
});
export type FreshnessCounts = z.output<typeof freshnessCounts>;

/** Returns the share confirmed within 90 days, in whole percent, rounded down: 100 means all of them. */
export function confirmedPercent({ services, within30, within90 }: FreshnessCounts): number {
  return services === 0 ? 0 : Math.floor(((within30 + within90) * 100) / services);
}
