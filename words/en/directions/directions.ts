import type { Day } from "#domain/services/opening-hours/entry.ts";
import { durationText } from "../../base/duration-text.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { openingHours } from "../services/opening-hours.ts";
import { arrivals } from "./arrivals.ts";

const { days } = openingHours;

const rides = { BUS: "Bus", RAIL: "Train", FERRY: "Ferry" };

/** The way to a service by bus or on foot. */
export const directions = {
  title: "How to get there",
  loading: "Looking for the way.",
  /** A time today, or on another day. */
  time: (minute: number, day: Day | null) =>
    day === null ? datesAndTimes.time(minute) : `${days[day]} ${datesAndTimes.time(minute)}`,
  /** The time as part of a sentence. */
  at: (minute: number, day: Day | null) =>
    `${day === null ? "" : `on ${days[day]} `}at ${datesAndTimes.time(minute)}`,
  minutes: durationText,
  fromHere: "From where you are",
  fromCenter: (place: string) => `From the center of ${place}`,
  leavingNow: (time: string) => `leaving now (${time})`,
  leaving: (at: string) => `leaving ${at}`,
  /** When to go, to a door that is closed now. */
  when: "When to go",
  opens: (at: string) => `Opens ${at}`,
  nowAnyway: "Now anyway",
  mapApp: "Open in a map app",
  change: "Change",
  fromWhere: "Where are you starting from?",
  fromWhereHint: "Use your location, or choose a city or ZIP code.",
  choose: "Choose where you start",
  ways: "Ways to get there",
  rides,
  onFoot: "Walk",
  rideLeaves: (ride: string, at: string, stop: string) =>
    `Take ${ride.includes(" ") ? "" : "the "}${ride.charAt(0).toLowerCase()}${ride.slice(1)} from ${stop} ${at}`,
  walkArrives: (duration: string, at: string) => `Walk ${duration}. You are there ${at}.`,
  rideArrives: (duration: string, at: string) => `The trip takes ${duration}. You are there ${at}.`,
  arrival: {
    OPEN: arrivals.OPEN,
    CLOSED: arrivals.CLOSED,
    CLOSES_SOON: arrivals.CLOSES_SOON,
    ASK: "Call to ask if it will be open",
  },
  /** In the place of "closed" where the door opens shortly after the arrival. */
  opensAfter: (duration: string) => `Opens ${duration} after you get there`,
  steps: "Steps of the trip",
  walkTo: (duration: string, to: string) => `Walk ${duration} to ${to}`,
  walkToStop: (duration: string, stop: string) => `Walk ${duration} to the stop ${stop}`,
  toward: (ride: string, headsign: string) => `${ride} toward ${headsign}`,
  getOff: (stops: number | null, stop: string) =>
    stops === null || stops < 2 ? `Get off at ${stop}.` : `Ride ${stops} stops. Get off at ${stop}.`,
  later: "The next one",
  leaves: (time: string) => `Leaves ${time}`,
  arrives: (time: string) => `there ${time}`,
  onFootArrives: (distance: string, time: string) => `On foot: ${distance}, there ${time}`,
  lastBack: (at: string) => `The last ride back leaves ${at}.`,
  noRideBack: "We found no ride back that day.",
  noRide: "We found no bus or train for this trip at this hour.",
  estimates: "We measure walks in a straight line and add 30%. Your walk may be longer.",
  tooFarToWalk: (distance: string) => `It is ${distance} on foot. That is too far to walk.`,
  longWalk: "Far on foot: more than an hour. Call before you go.",
  none: "We can't find a way there. Call to ask how to get there.",
  offline: "You need a connection for bus times. Walking times still work.",
  failed: "We could not get bus times.",
  missed: "That ride has left. We are looking for the next one.",
};

export type DirectionsWords = typeof directions;
