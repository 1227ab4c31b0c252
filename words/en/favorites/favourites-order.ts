import type { YearMonthDay } from "#domain/base/time/civil-date.ts";
import type { Day } from "#domain/services/opening-hours/entry.ts";
import { durationText } from "../../base/duration-text.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { openingHours } from "../services/opening-hours.ts";

const { days } = openingHours;

/** "Take bus 12 from Pier at 10:05 AM." A line may have no name. */
function rideBy(ride: string) {
  return (line: string | null, stop: string, at: string, duration: string) =>
    `Take ${line === null ? `the ${ride}` : `${ride} ${line}`} from ${stop} ${at}. The ride takes ${duration}.`;
}

/** The saved services in the order in which they can be reached today. */
export const favouritesOrder = {
  title: "In order for today",
  loading: "Looking for the best order.",
  /** `Tuesday, November 24, 2026` */
  date: (weekday: Day, { year, month, day }: YearMonthDay) =>
    `${days[weekday]}, ${datesAndTimes.months[month - 1]} ${day}, ${year}`,
  from: (place: string | null, at: string) =>
    `${place === null ? "From where you are" : `From the center of ${place}`}, leaving ${at}.`,
  estimates: "Times are estimates, with 20 minutes at each place. Call before you go.",
  trouble: {
    OFFLINE: "You need a connection for bus times. This is the order on foot.",
    FAILED: "We could not get bus times. This is the order on foot.",
    NO_TIMETABLES: "We could not get all bus times. There may be a faster way.",
  },
  onlyFirst: (count: number) => `Only the first ${count} favorites are put in order.`,
  /** A time of today, or of another day. */
  at: (minute: number, day: Day | null) =>
    `${day === null ? "" : `on ${days[day]} `}at ${datesAndTimes.time(minute)}`,
  minutes: durationText,
  walk: (at: string, duration: string) => `Leave ${at} and walk ${duration}.`,
  leave: (at: string) => `Leave ${at}.`,
  ride: { BUS: rideBy("bus"), RAIL: rideBy("train"), FERRY: rideBy("ferry") },
  there: (at: string) => `You are there ${at}.`,
  opens: (at: string) => `It opens ${at}.`,
  closes: (at: string) => `It closes ${at}.`,
  closesLater: "It does not close today.",
  neverCloses: "It is open day and night.",
  seeWay: (name: string) => `How to get to ${name}`,
  none: "None of your favorites can be reached while it is open today.",
  unreached: "Not today",
  why: {
    CLOSED: "It is closed for the rest of today.",
    HOURS_UNKNOWN: "Hours are not known. Call first.",
    NO_WAY: "Its address is not shown. Call to ask how to get there.",
    NOT_IN_TIME: "There is not enough time to get there before it closes.",
    TOO_FAR: "It is more than ten miles on foot, and we found no bus or train.",
  },
  ready: (count: number) => (count === 1 ? "1 favorite in order." : `${count} favorites in order.`),
  print: "Print this order",
};

export type FavouritesOrderWords = typeof favouritesOrder;
