import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { parse } from "csv-parse";
import { openPromise } from "yauzl";
import { dayNumber } from "#domain/base/time/civil-date.ts";
import { isTimeZone } from "#domain/base/time/zone.ts";
import type {
  Feed,
  FeedCalendar,
  FeedCall,
  FeedStop,
  FeedTransfer,
  FeedTrip,
  RideMode,
} from "#domain/directions/feed.ts";

/** Why a feed is refused, in words for the operator. */
export class FeedError extends Error {
  override name = "FeedError";
}

const MAX_FILE_BYTES = 200_000_000;
/** A feed has some thirty tables. */
const MAX_ENTRIES = 1000;
const MAX_ROWS = 3_000_000;
const MAX_ROW_CHARACTERS = 20_000;
/** Departures of repeated trips. */
const MAX_STARTS = 500_000;
const MAX_STOPS = 100_000;
/** Within a square of a two hundredth of a degree: each is compared with each. */
const MAX_STOPS_IN_SQUARE = 500;
const SQUARES_PER_DEGREE = 200;
/** Rides from one stop to the next, with each departure of repeated trips. */
const MAX_RIDES = 3_000_000;
const MAX_TRANSFERS = 500_000;
/** Trips that take longer than a week are mistakes. */
const MAX_SECONDS = 7 * 86_400;

type Row = Readonly<Record<string, string>>;
type Tables = (name: string) => AsyncIterable<Row>;

/**
 * Reads a GTFS feed: a folder, or a zip archive with its tables at the top.
 *
 * @throws FeedError naming the table and what is wrong
 */
export async function readFeed(location: string): Promise<Feed> {
  const { open, close } = await openFeed(location);
  try {
    return await buildFeed(path.basename(location), (name) => parseRows(name, open));
  } finally {
    close();
  }
}

type Open = (name: string) => Promise<Readable | null>;

async function openFeed(location: string): Promise<{ open: Open; close: () => void }> {
  if ((await stat(location)).isDirectory()) {
    const names = new Set(await readdir(location));
    const open: Open = async (name) => {
      if (!names.has(name)) return null;
      const file = path.join(location, name);
      checkSize(name, (await stat(file)).size);
      return createReadStream(file);
    };
    return { open, close: () => {} };
  }
  const zip = await openPromise(location, {
    autoClose: false,
    lazyEntries: true,
    validateEntrySizes: true,
  }).catch(() => {
    throw new FeedError("it is not a zip archive");
  });
  const entries = new Map<string, Parameters<typeof zip.openReadStreamPromise>[0]>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw new FeedError(`it has more than ${MAX_ENTRIES} files`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    // Names that lead out of the archive, for example.
    throw error instanceof FeedError ? error : new FeedError("its list of files can't be read");
  }
  const open: Open = async (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    checkSize(name, entry.uncompressedSize);
    return zip.openReadStreamPromise(entry, {}).catch(() => {
      throw new FeedError(`${name} can't be unpacked`);
    });
  };
  return { open, close: () => zip.close() };
}

function checkSize(name: string, bytes: number): void {
  if (bytes > MAX_FILE_BYTES) throw new FeedError(`${name} has more than ${MAX_FILE_BYTES / 1e6} MB`);
}

/** The rows of a table by column; none where the feed does not have it. */
async function* parseRows(name: string, open: Open): AsyncGenerator<Row> {
  const stream = await open(name);
  if (stream === null) return;
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((column) => column.trim().toLowerCase()),
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  stream.once("error", (error) => parser.destroy(error));
  stream.pipe(parser);
  let rows = 0;
  try {
    const parsed: AsyncIterable<Row> = parser;
    for await (const row of parsed) {
      rows += 1;
      if (rows > MAX_ROWS) throw new FeedError(`${name} has more than ${MAX_ROWS} rows`);
      yield row;
    }
  } catch (error) {
    throw error instanceof FeedError ? error : new FeedError(`${name} can't be read after row ${rows}`);
  } finally {
    stream.destroy();
  }
}

async function buildFeed(name: string, rows: Tables): Promise<Feed> {
  const timeZone = await readTimeZone(rows);
  const { stops, indexOf } = await readStops(rows);
  const routes = await readRoutes(rows);
  const calendars = await readCalendars(rows);
  const starts = await readRepeatedStarts(rows);
  const calls = await readStopCalls(rows, indexOf);
  const trips: FeedTrip[] = [];
  let rides = 0;
  for await (const row of rows("trips.txt")) {
    const route = routes.get(row["route_id"] ?? "");
    const calendar = calendars.get(row["service_id"] ?? "");
    const own = timed(calls.get(row["trip_id"] ?? "") ?? []);
    if (route === undefined || calendar === undefined || own === null) continue;
    const repeated = starts.get(row["trip_id"] ?? "");
    rides += (own.length - 1) * (repeated?.length ?? 1);
    if (rides > MAX_RIDES) throw new FeedError(`its trips have more than ${MAX_RIDES} rides between stops`);
    trips.push({
      calendar,
      ...route,
      headsign: row["trip_headsign"] || null,
      calls: own,
      starts: repeated ?? null,
    });
  }
  if (trips.length === 0) throw new FeedError("it has no trip that can be used");
  return { name, timeZone, stops, trips, transfers: await readTransfers(rows, indexOf) };
}

async function readTimeZone(rows: Tables): Promise<string> {
  for await (const { agency_timezone: zone = "" } of rows("agency.txt")) {
    if (isTimeZone(zone)) return zone;
    throw new FeedError(`agency.txt has no known time zone`);
  }
  throw new FeedError("agency.txt is missing or empty");
}

async function readStops(rows: Tables): Promise<{ stops: FeedStop[]; indexOf: Map<string, number> }> {
  const stops: FeedStop[] = [];
  const stopIndexes = new Map<string, number>();
  const squares = new Map<string, number>();
  for await (const row of rows("stops.txt")) {
    if ((row["location_type"] || "0") !== "0") continue;
    const [latitude, longitude] = [
      Number(row["stop_lat"] || Number.NaN),
      Number(row["stop_lon"] || Number.NaN),
    ];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) continue;
    if (stops.length === MAX_STOPS) throw new FeedError(`stops.txt has more than ${MAX_STOPS} stops`);
    const square = `${Math.floor(latitude * SQUARES_PER_DEGREE)} ${Math.floor(longitude * SQUARES_PER_DEGREE)}`;
    const inSquare = (squares.get(square) ?? 0) + 1;
    if (inSquare > MAX_STOPS_IN_SQUARE)
      throw new FeedError(`stops.txt has more than ${MAX_STOPS_IN_SQUARE} stops near one place`);
    squares.set(square, inSquare);
    stopIndexes.set(row["stop_id"] ?? "", stops.length);
    stops.push({ name: row["stop_name"] || (row["stop_id"] ?? ""), point: { longitude, latitude } });
  }
  return { stops, indexOf: stopIndexes };
}

async function readRoutes(rows: Tables): Promise<Map<string, { mode: RideMode; line: string }>> {
  const routes = new Map<string, { mode: RideMode; line: string }>();
  for await (const row of rows("routes.txt")) {
    const line = row["route_short_name"] || row["route_long_name"] || "";
    routes.set(row["route_id"] ?? "", { mode: toRideMode(Number(row["route_type"])), line });
  }
  return routes;
}

/** Maps a route type, basic or extended (by its hundreds), to a mode. */
function toRideMode(type: number): RideMode {
  if (type === 4 || type === 1000 || type === 1200) return "FERRY";
  const isBus = type === 3 || type === 11 || (type >= 200 && type < 300) || (type >= 700 && type < 900);
  return isBus ? "BUS" : "RAIL";
}

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

async function readCalendars(rows: Tables): Promise<Map<string, FeedCalendar>> {
  const calendars = new Map<string, FeedCalendar & { added: Set<number>; removed: Set<number> }>();
  for await (const row of rows("calendar.txt")) {
    calendars.set(row["service_id"] ?? "", {
      weekdays: WEEKDAYS.map((day) => row[day] === "1"),
      first: parseDay(row["start_date"]),
      last: parseDay(row["end_date"]),
      added: new Set(),
      removed: new Set(),
    });
  }
  for await (const row of rows("calendar_dates.txt")) {
    const id = row["service_id"] ?? "";
    const calendar = calendars.get(id) ?? {
      weekdays: [],
      first: 1,
      last: 0,
      added: new Set<number>(),
      removed: new Set<number>(),
    };
    calendars.set(id, calendar);
    if (row["exception_type"] === "1") calendar.added.add(parseDay(row["date"]));
    if (row["exception_type"] === "2") calendar.removed.add(parseDay(row["date"]));
  }
  return calendars;
}

function parseDay(text = ""): number {
  if (!/^\d{8}$/.test(text)) throw new FeedError("a date of a calendar is not written YYYYMMDD");
  return dayNumber({
    year: Number(text.slice(0, 4)),
    month: Number(text.slice(4, 6)),
    day: Number(text.slice(6)),
  });
}

/** Parses a time in seconds; null where the cell is empty. */
function parseSeconds(text = ""): number | null {
  if (text === "") return null;
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (!(time <= MAX_SECONDS)) throw new FeedError("a time is not written HH:MM:SS");
  return time;
}

/** Departures of repeated trips, in order. */
async function readRepeatedStarts(rows: Tables): Promise<Map<string, number[]>> {
  const starts = new Map<string, number[]>();
  let count = 0;
  for await (const row of rows("frequencies.txt")) {
    const [from, until] = [parseSeconds(row["start_time"]), parseSeconds(row["end_time"])];
    const every = Number(row["headway_secs"]);
    if (from === null || until === null || !(every >= 1))
      throw new FeedError("frequencies.txt has a row without times");
    const own = starts.get(row["trip_id"] ?? "") ?? [];
    for (let start = from; start < until; start += every) {
      own.push(start);
      count += 1;
      if (count > MAX_STARTS) throw new FeedError(`frequencies.txt has more than ${MAX_STARTS} departures`);
    }
    starts.set(row["trip_id"] ?? "", own);
  }
  for (const own of starts.values()) own.sort((a, b) => a - b);
  return starts;
}

interface UntimedCall extends Omit<FeedCall, "arrives" | "departs"> {
  readonly sequence: number;
  readonly arrives: number | null;
  readonly departs: number | null;
}

/** One who must be called first, or who does not stop, is not counted on. */
const NO_STOP = new Set(["1", "2"]);

async function readStopCalls(
  rows: Tables,
  stopIndexes: ReadonlyMap<string, number>,
): Promise<Map<string, UntimedCall[]>> {
  const calls = new Map<string, UntimedCall[]>();
  for await (const row of rows("stop_times.txt")) {
    const stop = stopIndexes.get(row["stop_id"] ?? "");
    if (stop === undefined) continue;
    const [arrives, departs] = [parseSeconds(row["arrival_time"]), parseSeconds(row["departure_time"])];
    const trip = row["trip_id"] ?? "";
    const own = calls.get(trip) ?? [];
    calls.set(trip, own);
    own.push({
      stop,
      sequence: Number(row["stop_sequence"]),
      arrives: arrives ?? departs,
      departs: departs ?? arrives,
      mayBoard: !NO_STOP.has(row["pickup_type"] ?? ""),
      mayAlight: !NO_STOP.has(row["drop_off_type"] ?? ""),
    });
  }
  return calls;
}

/**
 * The calls in order, those without a time spread evenly between those with one. Null where the trip can't be used:
 * its ends have no time, or time runs backwards.
 */
function timed(untimed: readonly UntimedCall[]): FeedCall[] | null {
  const calls = untimed.toSorted((a, b) => a.sequence - b.sequence);
  const found: FeedCall[] = [];
  let skipped: UntimedCall[] = [];
  for (const call of calls) {
    const { arrives, departs } = call;
    if (arrives === null || departs === null) {
      skipped.push(call);
      continue;
    }
    const last = found.at(-1);
    if (departs < arrives || (last === undefined ? skipped.length > 0 : arrives < last.departs)) return null;
    if (last !== undefined) found.push(...spread(skipped, last.departs, arrives));
    skipped = [];
    found.push({ ...pickUntimed(call), arrives, departs });
  }
  return skipped.length === 0 && found.length >= 2 ? found : null;
}

function spread(skipped: readonly UntimedCall[], from: number, until: number): FeedCall[] {
  return skipped.map((call, index) => {
    const time = Math.floor(from + ((until - from) * (index + 1)) / (skipped.length + 1));
    return { ...pickUntimed(call), arrives: time, departs: time };
  });
}

function pickUntimed({ stop, mayBoard, mayAlight }: UntimedCall): Omit<FeedCall, "arrives" | "departs"> {
  return { stop, mayBoard, mayAlight };
}

/** Changes between stops; those of single routes and trips are left out. */
async function readTransfers(
  rows: Tables,
  stopIndexes: ReadonlyMap<string, number>,
): Promise<FeedTransfer[]> {
  const transfers: FeedTransfer[] = [];
  for await (const row of rows("transfers.txt")) {
    const [from, to] = [stopIndexes.get(row["from_stop_id"] ?? ""), stopIndexes.get(row["to_stop_id"] ?? "")];
    const isNarrower = ["from_route_id", "to_route_id", "from_trip_id", "to_trip_id"].some(
      (name) => row[name],
    );
    if (from === undefined || to === undefined || isNarrower) continue;
    if (transfers.length >= MAX_TRANSFERS)
      throw new FeedError(`transfers.txt has more than ${MAX_TRANSFERS} changes`);
    if (row["transfer_type"] === "3") transfers.push({ from, to, seconds: null });
    const seconds = Number(row["min_transfer_time"] || Number.NaN);
    if (row["transfer_type"] === "2" && seconds >= 0) transfers.push({ from, to, seconds });
  }
  return transfers;
}
