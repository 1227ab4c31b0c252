import type { CityPack, PackedService } from "../city-pack/city-pack-calls.ts";

/** The directory of a place in one HTML file, for devices without internet (rules city-file 1–8). */

/** Bytes that a file stays under: two megabytes. */
export const MAX_CITY_FILE_BYTES = 2_000_000;

/** Data that the file's script reads: the pack without what the file leaves out, and places to measure from. */
export interface CityFile {
  /** Place that it was made for: `Miami, FL`. */
  readonly place: string;
  /** Zone of that place, in which the file says when it was made. */
  readonly timeZone: string;
  readonly pack: CityPack;
  /** Towns and postal areas of the gazetteer, nearest first. */
  readonly places: readonly CityFilePlace[];
}

/** A place that a reader may type, with its longitude and latitude. */
export type CityFilePlace = readonly [name: string, longitude: number, latitude: number];

/** Protected services, and services that hide their address, are in no file: it goes from hand to hand. */
export function isInCityFile({
  isProtected,
  addressVisibility,
}: Pick<PackedService, "isProtected" | "addressVisibility">): boolean {
  return isProtected !== true && addressVisibility !== "HIDDEN";
}

/**
 * The pack with its first `count` services that a file may have, and only the hours that they use. Of alerts and the
 * like the pack has no more than public pages.
 */
export function packForFile(pack: CityPack, count: number): CityPack {
  const hours: CityPack["hours"] = [];
  const newIndex = new Map<number, number>();
  const services = pack.services
    .filter(isInCityFile)
    .slice(0, count)
    .map((service) => {
      const known = newIndex.get(service.hours);
      if (known !== undefined) return { ...service, hours: known };
      const index = hours.length;
      hours.push(...pack.hours.slice(service.hours, service.hours + 1));
      newIndex.set(service.hours, index);
      return { ...service, hours: index };
    });
  return { ...pack, services, hours };
}
