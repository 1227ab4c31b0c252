import { timingSafeEqual } from "node:crypto";

/** Compares signatures in constant time. */
export function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
