import * as z from "zod/mini";
import { DAYS, ENTRY_TYPES, PERIODS } from "./entry.ts";

/**
 * The shapes of schedule entries as they travel. Apart from `entry-wire.ts`, which browsers read entries with:
 * they need no checks of shapes.
 */

/** An entry in a reply. Fields that its type has no use for are absent. */
export const scheduleEntryWire = z.object({
  type: z.enum(ENTRY_TYPES),
  day: z.optional(z.enum(DAYS)),
  period: z.optional(z.enum(PERIODS)),
  /** Day of a MONTHLY entry, which then has no period and no day: 1 to 31, or -1 for the last day of the month. */
  monthDay: z.optional(z.int()),
  /** Interval of a WEEKLY entry in weeks, counted from the week of `validFrom`. */
  interval: z.optional(z.int()),
  /** MM/DD/YYYY, for WEEKLY and MONTHLY: the first and the last date on which it holds. */
  validFrom: z.optional(z.string()),
  validTo: z.optional(z.string()),
  /** MM/DD/YYYY */
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  /** 8:00 AM; as an end, 11:59 PM is midnight. */
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  /** Seconds since Monday 00:00 for weekly entries, else since midnight; the end is never before the start. */
  startTimeSeconds: z.optional(z.int()),
  endTimeSeconds: z.optional(z.int()),
  endsNextDay: z.optional(z.boolean()),
  /** Marks a closed day without times, sent as 12:00 AM to 11:59 PM because older clients expect times there. */
  isAllDay: z.optional(z.boolean()),
});
export type ScheduleEntryWire = z.output<typeof scheduleEntryWire>;

const typed = z.optional(z.nullable(z.string().check(z.maxLength(40))));

/**
 * An entry in a request, as loose as a form: what is wrong with it is `readEntry`'s to say. The seconds are
 * made from the times and not read, nor is `isAllDay`; titles are texts, not data, and are not stored.
 */
export const scheduleEntryInput = z.object({
  type: typed,
  day: typed,
  period: typed,
  monthDay: z.optional(z.nullable(z.number())),
  interval: z.optional(z.nullable(z.number())),
  validFrom: typed,
  validTo: typed,
  startDate: typed,
  endDate: typed,
  startTime: typed,
  endTime: typed,
  endsNextDay: z.optional(z.nullable(z.boolean())),
});
export type ScheduleEntryInput = z.output<typeof scheduleEntryInput>;
