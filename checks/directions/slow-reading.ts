/**
 * A second, slow reading of GTFS tables that shares no code with the app: every trip of every day is written out, and
 * ways are found round by round over all of them.
 */

export type Tables = Readonly<Record<string, string>>;
export interface SlowWay {
  readonly leaves: number;
  readonly arrives: number;
  readonly rides: number;
}
interface Stop {
  id: string;
  latitude: number;
  longitude: number;
}
interface Call {
  stop: string;
  arrives: number;
  departs: number;
  board: boolean;
  alight: boolean;
}
type Point = readonly [longitude: number, latitude: number];

function rows(text: string | undefined): Record<string, string>[] {
  const lines = (text ?? "")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.trim().replace(/^"|"$/g, "").replaceAll('""', '"'),
    );
  const header = cells(lines[0] ?? "");
  return lines
    .slice(1)
    .map((line) => Object.fromEntries(cells(line).map((cell, i) => [header[i] ?? "", cell])));
}

/** Seconds on foot, from the angle between two vectors. */
function walk(one: Point, other: Point): number {
  const vector = ([longitude, latitude]: Point) => {
    const [a, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)] as const;
  };
  const [p, q] = [vector(one), vector(other)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  const metres = Math.ceil(2 * Math.asin(chord / 2) * 3958.7613 * 1609.344 * 1.3);
  return Math.ceil((metres * 60) / 80);
}
const toMeters = (seconds: number) => (seconds * 80) / 60;

function clock(text: string): number {
  const [h = 0, m = 0, s = 0] = text.split(":").map(Number);
  return (h * 60 + m) * 60 + s;
}

/** The epoch second of 12 hours before noon of a date. */
function startOfServiceDay(date: string, zone: string): number {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let shift = -15 * 60; shift <= 15 * 60; shift += 15) {
    if (shown.format(noon + shift * 60_000) === `${date} 12:00`) return noon / 1000 + shift * 60 - 43_200;
  }
  throw new Error(`no noon on ${date}`);
}

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** By how many seconds a repeated trip is later than its first stop says. */
function listShifts(repeats: readonly Record<string, string>[], first: number): number[] {
  const shifts: number[] = [];
  for (const row of repeats) {
    let start = clock(row["start_time"] ?? "");
    for (; start < clock(row["end_time"] ?? ""); start += Number(row["headway_secs"]))
      shifts.push(start - first);
  }
  return shifts;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Where one gets off a ride that one can reach, and when. */
function* alightings(ride: readonly Call[], ready: ReadonlyMap<string, number>): Generator<Call> {
  let aboard = false;
  for (const call of ride) {
    if (aboard && call.alight) yield call;
    aboard ||= call.board && (ready.get(call.stop) ?? NEVER) <= call.departs;
  }
}

export class SlowReading {
  readonly stops: Stop[];
  readonly #tables: Tables;
  readonly #zone: string;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#zone = rows(tables["agency.txt"])[0]?.["agency_timezone"] ?? "";
    this.stops = rows(tables["stops.txt"])
      .filter((row) => (row["location_type"] || "0") === "0")
      .map((row) => ({
        id: row["stop_id"] ?? "",
        latitude: Number(row["stop_lat"]),
        longitude: Number(row["stop_lon"]),
      }));
  }

  #runs(service: string, date: string): boolean {
    const compact = date.replaceAll("-", "");
    for (const row of rows(this.#tables["calendar_dates.txt"])) {
      if (row["service_id"] === service && row["date"] === compact) return row["exception_type"] === "1";
    }
    const day = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
    return rows(this.#tables["calendar.txt"]).some(
      (row) =>
        row["service_id"] === service &&
        row[day] === "1" &&
        (row["start_date"] ?? "") <= compact &&
        compact <= (row["end_date"] ?? ""),
    );
  }

  /** Every ride from `days` days before a date to as many after. */
  ridesAround(date: string, days: number): Call[][] {
    const byTrip = Map.groupBy(rows(this.#tables["stop_times.txt"]), (row) => row["trip_id"] ?? "");
    const repeats = Map.groupBy(rows(this.#tables["frequencies.txt"]), (row) => row["trip_id"] ?? "");
    const found: Call[][] = [];
    for (let shift = -days; shift <= days; shift++) {
      const day = new Date(Date.parse(`${date}T00:00:00Z`) + shift * 86_400_000).toISOString().slice(0, 10);
      const zero = startOfServiceDay(day, this.#zone);
      for (const trip of rows(this.#tables["trips.txt"])) {
        if (!this.#runs(trip["service_id"] ?? "", day)) continue;
        const id = trip["trip_id"] ?? "";
        const calls = this.#calls(byTrip.get(id) ?? []);
        const own = repeats.get(id) ?? null;
        for (const by of own === null ? [0] : listShifts(own, calls[0]?.departs ?? 0)) {
          const base = zero + by;
          found.push(calls.map((c) => ({ ...c, arrives: base + c.arrives, departs: base + c.departs })));
        }
      }
    }
    return found;
  }

  #calls(times: Record<string, string>[]): Call[] {
    const sorted = times.toSorted((a, b) => Number(a["stop_sequence"]) - Number(b["stop_sequence"]));
    const known = sorted.map((row) => (row["arrival_time"] || row["departure_time"] || "") !== "");
    return sorted.map((row, index) => {
      let [arrives, departs] = [clock(row["arrival_time"] || row["departure_time"] || ""), 0];
      departs = clock(row["departure_time"] || row["arrival_time"] || "");
      if (!known[index]) {
        const [before, after] = [known.lastIndexOf(true, index), known.indexOf(true, index)];
        const left = sorted[before] ?? {};
        const right = sorted[after] ?? {};
        const from = clock(left["departure_time"] || left["arrival_time"] || "");
        const until = clock(right["arrival_time"] || right["departure_time"] || "");
        arrives = departs = Math.floor(from + ((until - from) * (index - before)) / (after - before));
      }
      const no = ["1", "2"];
      return {
        stop: row["stop_id"] ?? "",
        arrives,
        departs,
        board: !no.includes(row["pickup_type"] ?? ""),
        alight: !no.includes(row["drop_off_type"] ?? ""),
      };
    });
  }

  changes(): Map<string, [string, number][]> {
    const stated = rows(this.#tables["transfers.txt"]);
    return new Map(
      this.stops.map((one) => [
        one.id,
        this.stops.flatMap((other): [string, number][] => {
          const seconds = walk([one.longitude, one.latitude], [other.longitude, other.latitude]);
          const own = stated.findLast(
            (row) => row["from_stop_id"] === one.id && row["to_stop_id"] === other.id,
          );
          if (own?.["transfer_type"] === "3") return [];
          if (own?.["transfer_type"] === "2") return [[other.id, Number(own["min_transfer_time"])]];
          return toMeters(seconds) <= 520 ? [[other.id, Math.max(120, seconds)]] : [];
        }),
      ]),
    );
  }

  near(point: Point): Map<string, number> {
    return new Map(
      this.stops.flatMap((stop): [string, number][] => {
        const seconds = walk(point, [stop.longitude, stop.latitude]);
        return toMeters(seconds) <= 2_000 ? [[stop.id, seconds]] : [];
      }),
    );
  }

  /** The earliest arrival by at most so many rides, for each number of them. */
  arrivals(
    rides: readonly Call[][],
    changes: ReadonlyMap<string, [string, number][]>,
    from: Point,
    to: Point,
    leaves: number,
  ): number[] {
    const ends = this.near(to);
    let ready = new Map([...this.near(from)].map(([stop, seconds]) => [stop, leaves + seconds]));
    const best: number[] = [Number.POSITIVE_INFINITY];
    for (let round = 1; round <= 5; round++) {
      const next = new Map(ready);
      let earliest = best[round - 1] ?? Number.POSITIVE_INFINITY;
      for (const { stop: last, arrives } of rides.flatMap((ride) => [...alightings(ride, ready)])) {
        earliest = Math.min(earliest, arrives + (ends.get(last) ?? NEVER));
        for (const [stop, seconds] of changes.get(last) ?? []) {
          next.set(stop, Math.min(next.get(stop) ?? NEVER, arrives + seconds));
        }
      }
      best.push(earliest);
      ready = next;
    }
    return best;
  }

  /** First arrival, then fewest rides, then leaving last; null where nothing arrives by `until`. Epoch seconds. */
  way(date: string, from: Point, to: Point, leaves: number, until: number): SlowWay | null {
    const rides = this.ridesAround(date, 3);
    const changes = this.changes();
    const best = this.arrivals(rides, changes, from, to, leaves);
    const arrives = Math.min(...best);
    if (arrives > until) return null;
    const count = best.indexOf(arrives);
    const starts = this.near(from);
    const candidates = rides
      .flat()
      .map(({ stop, departs }) => departs - (starts.get(stop) ?? Number.NaN))
      .filter((time) => time >= leaves && time <= arrives);
    for (const time of [...new Set(candidates)].sort((a, b) => b - a)) {
      if ((this.arrivals(rides, changes, from, to, time)[count] ?? Number.POSITIVE_INFINITY) <= arrives) {
        return { leaves: time, arrives, rides: count };
      }
    }
    throw new Error("an arrival without a beginning");
  }
}
