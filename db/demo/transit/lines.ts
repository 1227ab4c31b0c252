import type { RideMode } from "#domain/directions/feed.ts";

/** The made-up buses and ferry of the demonstration. */

/** Name, and miles east and north of the landing. */
export const STOPS = {
  landing: ["Ferry Landing", 0.02, -0.03],
  square: ["Harbor Square", 0.22, 0.14],
  market: ["Market Street", 0.56, -0.2],
  mill: ["Mill Lane", 1.05, -0.45],
  pine: ["Pine Street", 1.55, 0.52],
  hill: ["Chapel Hill", 1.15, 1.02],
  orchard: ["Orchard Road", 1.85, 1.22],
  college: ["Harbor College", 2.4, 1.76],
  creek: ["Creek Bridge", 1.62, 2.25],
  northGate: ["North Gate", 2.21, 3.06],
  depot: ["Old Depot", 2.7, 0.45],
  south: ["South Mills", 2.86, -1.32],
  eastEnd: ["East End", 3.79, 0.88],
  heights: ["Heron Heights", 3.36, 2.14],
  cannery: ["Cannery Row", -0.58, -0.36],
  southBeach: ["South Beach", -1.29, -0.74],
  dunes: ["Dunes Pier", -1.12, -2.34],
  driftwood: ["Driftwood Street", -0.9, -1.58],
  lighthouse: ["Lighthouse Road", -0.5, 0.5],
  cove: ["Smugglers Cove", -1.18, 0.64],
  northBeach: ["North Beach Pier", -1.57, 1.88],
  halfway: ["Halfway House", 7.4, 2.5],
  valleyMarket: ["Valley Market", 12.58, 3.74],
  valley: ["Demo Valley", 13.04, 4.02],
  valleyNorth: ["Upper Valley", 12.3, 4.75],
} as const satisfies Record<string, readonly [string, number, number]>;
export type StopKey = keyof typeof STOPS;

/** Departures from the first stop: every so many minutes, from a time to a time, `HH:MM`; after midnight, above 24. */
export interface Timetable {
  readonly days: "WORKDAYS" | "REST_DAYS" | "DAILY";
  readonly every: number;
  readonly from: string;
  readonly until: string;
}

export interface Line {
  readonly line: string;
  readonly mode: RideMode;
  readonly milesPerHour: number;
  readonly stops: readonly StopKey[];
  readonly timetables: readonly Timetable[];
  /** Whether the timetable says only how often it runs (GTFS frequencies). */
  readonly isRepeated?: true;
}

export const LINES: readonly Line[] = [
  {
    line: "1",
    mode: "BUS",
    milesPerHour: 14,
    stops: ["cannery", "landing", "square", "market", "mill", "south"],
    isRepeated: true,
    timetables: [
      { days: "WORKDAYS", every: 15, from: "05:45", until: "20:00" },
      { days: "REST_DAYS", every: 30, from: "07:00", until: "19:00" },
    ],
  },
  {
    line: "2",
    mode: "BUS",
    milesPerHour: 15,
    stops: ["landing", "square", "hill", "orchard", "college", "northGate", "creek"],
    timetables: [
      { days: "WORKDAYS", every: 20, from: "05:50", until: "18:30" },
      { days: "WORKDAYS", every: 40, from: "19:10", until: "22:30" },
      { days: "REST_DAYS", every: 40, from: "07:10", until: "21:50" },
    ],
  },
  {
    line: "3",
    mode: "BUS",
    milesPerHour: 15,
    stops: ["landing", "market", "pine", "depot", "eastEnd", "heights", "college"],
    timetables: [
      { days: "WORKDAYS", every: 20, from: "06:00", until: "18:40" },
      { days: "WORKDAYS", every: 40, from: "19:20", until: "22:40" },
      { days: "REST_DAYS", every: 45, from: "07:20", until: "21:35" },
    ],
  },
  {
    line: "4",
    mode: "BUS",
    milesPerHour: 15,
    stops: [
      "northBeach",
      "cove",
      "lighthouse",
      "square",
      "landing",
      "cannery",
      "southBeach",
      "driftwood",
      "dunes",
    ],
    timetables: [
      { days: "WORKDAYS", every: 30, from: "06:05", until: "21:35" },
      { days: "REST_DAYS", every: 60, from: "07:30", until: "20:30" },
    ],
  },
  {
    line: "Valley",
    mode: "BUS",
    milesPerHour: 28,
    stops: ["landing", "market", "depot", "halfway", "valleyMarket", "valley", "valleyNorth"],
    timetables: [
      { days: "WORKDAYS", every: 60, from: "05:30", until: "20:30" },
      { days: "REST_DAYS", every: 120, from: "07:30", until: "19:30" },
    ],
  },
  {
    line: "Night",
    mode: "BUS",
    milesPerHour: 18,
    stops: [
      "dunes",
      "cannery",
      "landing",
      "square",
      "market",
      "pine",
      "depot",
      "eastEnd",
      "college",
      "northGate",
    ],
    timetables: [{ days: "DAILY", every: 40, from: "22:55", until: "28:55" }],
  },
  {
    line: "Ferry",
    mode: "FERRY",
    milesPerHour: 12,
    stops: ["northBeach", "landing", "dunes"],
    timetables: [
      { days: "WORKDAYS", every: 60, from: "06:30", until: "19:30" },
      { days: "REST_DAYS", every: 90, from: "09:00", until: "18:00" },
    ],
  },
];
