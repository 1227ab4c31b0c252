import type { Day } from "../../schedule/entry.ts";
import { datesAndTimes } from "./dates-and-times.ts";
import { openingHours } from "./opening-hours.ts";

const { days } = openingHours;

/** The saved services in the order in which they can be reached today. */
export const favouritesOrder = {
  title: "In order for today",
  loading: "Looking for the best order.",
  from: (place: string | null) => (place === null ? "From where you are." : `From the center of ${place}.`),
  estimates: "Times are estimates, with 20 minutes at each place. Call before you go.",
  onFootOnly: "You need a connection for bus times. This is the order on foot.",
  onlyFirst: (count: number) => `Only the first ${count} favorites are put in order.`,
  /** A time of today, or of another day. */
  at: (minute: number, day: Day | null) =>
    `${day === null ? "" : `on ${days[day]} `}at ${datesAndTimes.time(minute)}`,
  leave: {
    WALK: (at: string) => `Leave ${at}, on foot.`,
    BUS: (at: string) => `Be ready ${at}, by bus.`,
    RAIL: (at: string) => `Be ready ${at}, by train.`,
    FERRY: (at: string) => `Be ready ${at}, by ferry.`,
  },
  there: (at: string) => `You are there ${at}.`,
  opens: (at: string) => `It opens ${at}.`,
  closes: (at: string) => `It closes ${at}.`,
  closesLater: "It does not close today.",
  neverCloses: "It is open day and night.",
  seeWay: (name: string) => `How to get to ${name}`,
  none: "None of your favorites can be reached while it is open today.",
  unreached: "Not today",
  why: {
    CLOSED: "Closed, or it closes before you get there.",
    HOURS_UNKNOWN: "Hours are not known. Call first.",
    NO_WAY: "Its address is not shown. Call to ask how to get there.",
  },
  ready: (count: number) => (count === 1 ? "1 favorite in order." : `${count} favorites in order.`),
  print: "Print this order",
};

export type FavouritesOrderWords = typeof favouritesOrder;
