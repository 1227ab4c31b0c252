import { createHash } from "node:crypto";
import type { GazetteerCity, PostalArea } from "#domain/places/gazetteer-lines.ts";

/** The id of a city, the same in every database and after every load. */
export function cityId({ geoNamesId, name, state, county }: GazetteerCity): string {
  return idOf(geoNamesId === null ? `city ${name}, ${state}, ${county}` : `geonames ${geoNamesId}`);
}

/** The id of a postal area, the same in every database and after every load. */
export function postalAreaId({ code }: PostalArea): string {
  return idOf(`postal area ${code}`);
}

/** A UUID of version 5, without a registered name space. */
function idOf(name: string): string {
  const bytes = createHash("sha1").update(`amparo ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
