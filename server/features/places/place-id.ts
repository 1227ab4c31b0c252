import { hash } from "node:crypto";
import type { GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";

/** Derives the id of a city, the same in every database and after every load. */
export function cityId({ geoNamesId, name, state, county }: GazetteerCity): string {
  return hashToUuid(geoNamesId === null ? `city ${name}, ${state}, ${county}` : `geonames ${geoNamesId}`);
}

/** Derives the id of a postal area, the same in every database and after every load. */
export function postalAreaId({ code }: PostalArea): string {
  return hashToUuid(`postal area ${code}`);
}

/** Derives the id of a county, the same in every database and after every load. */
export function countyId({ name, state }: { readonly name: string; readonly state: string }): string {
  return hashToUuid(`county ${name}, ${state}`);
}

/** A UUID of version 5, in no registered namespace. */
function hashToUuid(name: string): string {
  const hex = hash("sha1", `amparo ${name}`);
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
