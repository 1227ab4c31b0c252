import * as z from "zod/mini";
import { decimals, holds } from "../base/contract/text.ts";
import type { Coordinates } from "../services/service.ts";
import { sixDecimals } from "./six-decimals.ts";

/** `longitude|latitude` in degrees, rounded to six decimals. 0|0 is no place (rule places 45). */
export function coordinate() {
  return z.pipe(
    z.string().check(holds<string>((value) => readCoordinate(value) !== null, "notCoordinate")),
    z.transform((value: string): Coordinates => readCoordinate(value) ?? NULL_ISLAND),
  );
}

/** Parses an optional coordinate: 0|0 counts as none. */
export function optionalCoordinate() {
  return z.pipe(
    z
      .string()
      .check(
        holds<string>((value) => isNullIsland(value) || readCoordinate(value) !== null, "notCoordinate"),
      ),
    z.transform((value: string): Coordinates | undefined => readCoordinate(value) ?? undefined),
  );
}

const NULL_ISLAND: Coordinates = { longitude: 0, latitude: 0 };

function readCoordinate(value: string): Coordinates | null {
  const [longitude, latitude, ...more] = decimals(value, "|") ?? [];
  if (longitude === undefined || latitude === undefined || more.length > 0) return null;
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90 || (longitude === 0 && latitude === 0))
    return null;
  return { longitude: sixDecimals(longitude), latitude: sixDecimals(latitude) };
}

function isNullIsland(value: string): boolean {
  const degrees = decimals(value, "|");
  return degrees?.length === 2 && degrees.every((degree) => degree === 0);
}
