import { normalizeStreet } from "../../places/street.ts";

/** Parts of a record, or of a listing, that identify its door. */
export interface Door {
  /** Id of the organization, in the source or here; empty where none is named. */
  organizationId: string;
  address1: string | null;
  city: string;
  isWithheld: boolean;
}

/** An organization with more services at one door has a publicly known office there. */
const MAX_NEIGHBOURS_OF_HIDDEN = 5;

/** Floors and rooms behind one door. */
const WITHIN = / (?:ste|apt|unit|fl|rm|room|no|oficina|piso|apto)(?= |$)/u;

/**
 * Which records have to be withheld because another one of the same organization withholds the same door: people who
 * know that they belong together would read the address there.
 *
 * @returns places in `doors`
 */
export function sharingHiddenDoor(doors: readonly Door[]): ReadonlySet<number> {
  const behind = new Map<string, number[]>();
  for (const [index, door] of doors.entries()) {
    const key = doorKey(door);
    if (key === null) continue;
    const others = behind.get(key);
    if (others === undefined) behind.set(key, [index]);
    else others.push(index);
  }
  const found = new Set<number>();
  for (const indexes of behind.values()) {
    if (!indexes.some((index) => doors[index]?.isWithheld === true)) continue;
    const shown = indexes.filter((index) => doors[index]?.isWithheld === false);
    if (shown.length <= MAX_NEIGHBOURS_OF_HIDDEN) for (const index of shown) found.add(index);
  }
  return found;
}

/** Equal for records behind one door; null where a record names no door. */
export function doorKey(door: Pick<Door, "organizationId" | "address1" | "city">): string | null {
  if (door.organizationId === "" || door.address1 === null) return null;
  const [line = ""] = (normalizeStreet({ address1: door.address1.split("#")[0] ?? "" }) ?? "").split(WITHIN);
  return line === "" ? null : JSON.stringify([door.organizationId, line, door.city.toLowerCase()]);
}
