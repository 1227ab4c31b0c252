import { getArrivals, getDirections, getListOrder } from "./direction-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [getDirections, getArrivals, getListOrder] as const;
