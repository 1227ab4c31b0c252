import { geocodeAddress } from "./geocoding/geocoding-calls.ts";
import { findPlaces, nearestTown, searchCityOrZip } from "./place-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [searchCityOrZip, findPlaces, nearestTown, geocodeAddress] as const;
