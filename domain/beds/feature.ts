import { listShelterBeds, updateAvailableBeds } from "./bed-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [listShelterBeds, updateAvailableBeds] as const;
