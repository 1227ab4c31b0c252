/**
 * The only file that handles time zones: it converts between instants (epoch milliseconds) and local time.
 *
 * Offsets come from the zone data of the platform's `Intl`, in whole minutes (no zone has had seconds since 1972).
 * Asking `Intl` costs microseconds, so each zone's offsets are cached as the periods between two clock changes,
 * found once per 128 days. A zone that left its offset and came back within eight days would be missed; no zone
 * has done so.
 */

import { dayNumber, dayOfIsoDate, toIsoDate } from "./civil-date.ts";
import { MINUTES_PER_DAY } from "./clock-time.ts";

export const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;
const SAMPLE_MS = 8 * MS_PER_DAY;
const BLOCK_MS = 16 * SAMPLE_MS;
/** Local time is never further ahead of UTC than this, so no clock shows a given time earlier. */
const FARTHEST_AHEAD_MS = 16 * 60 * MS_PER_MINUTE;
/** Limits of the cache, so that unusual years do not fill memory. */
const MAX_CACHED_BLOCKS = 64;
const MAX_CACHED_ZONES = 1_000;

/** Offsets within one block of 128 days: `offsets[i]` minutes hold from `starts[i]` on. */
interface Block {
  starts: number[];
  offsets: number[];
}

interface Zone {
  clock: Intl.DateTimeFormat;
  blocks: Map<number, Block>;
}

/** Zones by name; null if the platform does not know the name. */
const zones = new Map<string, Zone | null>();

export interface LocalTime {
  /** Day number of the local date (see `civil-date.ts`). */
  day: number;
  /** Minutes since midnight that the clock shows, 0–1439. */
  minute: number;
}

/** Whether this is an IANA name supported by the platform. Offsets such as `+05:00` are not. */
export function isTimeZone(name: string): boolean {
  return zoneNamed(name) !== null;
}

/** Returns minutes east of UTC. Throws a RangeError for an unknown zone, like the other functions here. */
export function offsetMinutes(zone: string, epochMs: number): number {
  return offsetIn(knownZone(zone), epochMs);
}

/** The local time of an instant. */
export function localTime(zone: string, epochMs: number): LocalTime {
  const localMs = epochMs + offsetMinutes(zone, epochMs) * MS_PER_MINUTE;
  const day = Math.floor(localMs / MS_PER_DAY);
  return { day, minute: Math.floor((localMs - day * MS_PER_DAY) / MS_PER_MINUTE) };
}

/** The local date in ISO form. */
export function localDate(zone: string, epochMs: number): string {
  return toIsoDate(localTime(zone, epochMs).day);
}

/**
 * Returns the first instant at which the local clock shows this minute of this date, or a later one: a skipped time is
 * the moment of the jump, and of two equal times the first counts (rule opening-hours 13). `minute` may be 1440 or
 * more, counted from the date's midnight on the clock.
 */
export function instantOfLocal(zone: string, date: string, minute: number): number {
  const day = dayOfIsoDate(date);
  if (day === null) throw new RangeError(`not a civil date: ${date}`);
  return instantOfLocalDay(zone, day, minute);
}

/** As `instantOfLocal`, for a day number. */
export function instantOfLocalDay(zone: string, day: number, minute: number): number {
  const known = knownZone(zone);
  const shown = day * MS_PER_DAY + minute * MS_PER_MINUTE;
  let from = shown - FARTHEST_AHEAD_MS;
  for (;;) {
    const blockNumber = Math.floor(from / BLOCK_MS);
    const { starts, offsets } = getBlock(known, blockNumber);
    for (let i = 0; i < starts.length; i++) {
      const until = starts[i + 1] ?? (blockNumber + 1) * BLOCK_MS;
      if (until <= from) continue;
      const instant = Math.max(starts[i] ?? from, shown - (offsets[i] ?? 0) * MS_PER_MINUTE);
      if (instant < until) return instant;
    }
    from = (blockNumber + 1) * BLOCK_MS;
  }
}

function knownZone(name: string): Zone {
  const zone = zoneNamed(name);
  if (zone === null) throw new RangeError(`not a time zone: ${name}`);
  return zone;
}

function zoneNamed(name: string): Zone | null {
  const cached = zones.get(name);
  if (cached !== undefined) return cached;
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  const clock = clockIn(name);
  const zone = clock === null ? null : { clock, blocks: new Map<number, Block>() };
  zones.set(name, zone);
  return zone;
}

function clockIn(name: string): Intl.DateTimeFormat | null {
  if (name.length > 64 || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return null;
  }
}

function offsetIn(zone: Zone, epochMs: number): number {
  const { starts, offsets } = getBlock(zone, Math.floor(epochMs / BLOCK_MS));
  let i = starts.length - 1;
  while (i > 0 && (starts[i] ?? 0) > epochMs) i--;
  return offsets[i] ?? 0;
}

function getBlock(zone: Zone, blockNumber: number): Block {
  const cached = zone.blocks.get(blockNumber);
  if (cached !== undefined) return cached;
  if (zone.blocks.size >= MAX_CACHED_BLOCKS) zone.blocks.clear();
  const block = measuredBlock(zone.clock, blockNumber * BLOCK_MS);
  zone.blocks.set(blockNumber, block);
  return block;
}

function measuredBlock(clock: Intl.DateTimeFormat, blockStart: number): Block {
  let offset = measuredOffset(clock, blockStart);
  const block: Block = { starts: [blockStart], offsets: [offset] };
  for (let sample = blockStart; sample < blockStart + BLOCK_MS; sample += SAMPLE_MS) {
    const end = Math.min(sample + SAMPLE_MS, blockStart + BLOCK_MS - MS_PER_MINUTE);
    const offsetAtEnd = measuredOffset(clock, end);
    let low = sample;
    while (offset !== offsetAtEnd) {
      low = firstMinuteOfAnotherOffset(clock, low, end, offset);
      offset = measuredOffset(clock, low);
      block.starts.push(low);
      block.offsets.push(offset);
    }
  }
  return block;
}

/** Returns the first minute with another offset, between `low`, which has the offset, and `high`, which does not. */
function firstMinuteOfAnotherOffset(
  clock: Intl.DateTimeFormat,
  low: number,
  high: number,
  offset: number,
): number {
  let before = low / MS_PER_MINUTE;
  let after = high / MS_PER_MINUTE;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (measuredOffset(clock, middle * MS_PER_MINUTE) === offset) before = middle;
    else after = middle;
  }
  return after * MS_PER_MINUTE;
}

function measuredOffset(clock: Intl.DateTimeFormat, epochMs: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    clock.format(epochMs).match(/\d+/g) ?? []
  ).map(Number);
  const shownMs = dayNumber({ year, month, day }) * MS_PER_DAY + ((hour * 60 + minute) * 60 + second) * 1_000;
  return Math.round((shownMs - epochMs) / MS_PER_MINUTE);
}
