import { datesAndTimes } from "./dates-and-times.ts";

/** The saved services in the order in which they can be reached today. */
export const favouritesOrder = {
  title: "In order for today",
  loading: "Looking for the best order.",
  from: (place: string | null) => (place === null ? "From where you are." : `From the center of ${place}.`),
  estimates: "Times are estimates, with 20 minutes at each place. Call before you go.",
  onFootOnly: "You need a connection for bus times. This is the order on foot.",
  onlyFirst: (count: number) => `Only the first ${count} favorites are put in order.`,
  time: datesAndTimes.time,
  leave: {
    WALK: (time: string) => `Leave at ${time}, on foot.`,
    BUS: (time: string) => `Be ready at ${time}, by bus.`,
    RAIL: (time: string) => `Be ready at ${time}, by train.`,
    FERRY: (time: string) => `Be ready at ${time}, by ferry.`,
  },
  there: (time: string) => `You are there at ${time}.`,
  opens: (time: string) => `It opens at ${time}.`,
  closes: (time: string) => `It closes at ${time}.`,
  allDay: "It does not close today.",
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
