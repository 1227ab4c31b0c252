import { type BedGroup, sumOfBeds } from "../beds/bed-groups.ts";
import { BEDS_FOR, type BedsFor } from "../beds/beds-for.ts";
import type { Capacity, SetAsideRow, SourceRecord } from "./source-record.ts";

/** Beds of a record; `beds` by whom they are for, empty where its units name no one. */
export interface BedsOfRecord {
  readonly availableBeds: number | null;
  readonly totalBeds: number | null;
  readonly beds: readonly BedGroup[];
}

interface Count {
  readonly free: number;
  readonly total: number;
}

/** Words of units by whom their beds are for, in both languages. */
const GROUP_WORDS: Readonly<Record<Exclude<BedsFor, "ANY">, RegExp>> = {
  MEN: /\b(?:m[ae]n|males?|hombres?|varones)\b/iu,
  WOMEN: /\b(?:wom[ae]n|females?|mujer(?:es)?)\b/iu,
  FAMILIES: /\b(?:famil(?:y|ies)|familias?)\b/iu,
  YOUTH: /(?<!\p{L})(?:youths?|teens?|minors|j[oó]venes|juvenil(?:es)?|menores)(?!\p{L})/iu,
  ACCESSIBLE: /\b(?:accessible|wheelchair|ada|accesibles?)\b/iu,
};

/** Capacities that are counted in beds (rule imports 13). Each that cannot be used is set aside. */
export function bedsOfRecord(record: SourceRecord, aside: SetAsideRow): BedsOfRecord {
  const isBeds = ({ unit }: Capacity): boolean => /\b(?:beds?|camas?)\b/iu.test(unit.name);
  for (const { unit } of record.capacities.filter((each) => !isBeds(each)))
    record.use.drop(unit.row, unit.column);
  const counts = new Map<BedsFor, Count>();
  for (const { row, unit } of record.capacities.filter(isBeds)) {
    const [available, total] = [row.get("available"), row.get("maximum")];
    const isCount = /^\d{1,5}$/u.test(available) && /^[1-9]\d{0,4}$/u.test(total);
    const whom = bedsFor(unit.name);
    if (!isCount || Number(available) > Number(total) || counts.has(whom)) {
      aside(row, `beds not used: ${available || "?"} free of ${total || "?"}`);
    } else counts.set(whom, { free: Number(available), total: Number(total) });
  }
  const others = counts.get("ANY");
  counts.delete("ANY");
  if (counts.size === 0) {
    return { availableBeds: others?.free ?? null, totalBeds: others?.total ?? null, beds: [] };
  }
  const left = others === undefined ? null : withoutGroups(others, [...counts.values()]);
  if (left !== null) counts.set("ANY", left);
  const beds = BEDS_FOR.flatMap((whom): BedGroup[] => {
    const count = counts.get(whom);
    return count === undefined ? [] : [{ for: whom, free: count.free, total: count.total, updatedAt: null }];
  });
  return { ...sumOfBeds(beds, { availableBeds: null, totalBeds: null }), beds };
}

/** A unit that names several groups, or none, is of everyone. */
function bedsFor(unit: string): BedsFor {
  const text = unit.replaceAll(/['’]s\b/gu, "");
  const [whom, ...others] = BEDS_FOR.filter((one) => one !== "ANY" && GROUP_WORDS[one].test(text));
  return whom === undefined || others.length > 0 ? "ANY" : whom;
}

/**
 * The beds that are for no one in particular. A count that has room for all groups is their sum, so that what is left
 * is for everyone else: beds that are counted twice would be promised twice. Null: none are left.
 */
function withoutGroups(all: Count, groups: readonly Count[]): Count | null {
  const total = all.total - groups.reduce((sum, group) => sum + group.total, 0);
  if (total < 0) return all;
  const free = all.free - groups.reduce((sum, group) => sum + group.free, 0);
  return total === 0 ? null : { free: Math.min(Math.max(free, 0), total), total };
}
