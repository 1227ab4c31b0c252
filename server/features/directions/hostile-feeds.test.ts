import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { FeedError, readFeed } from "./read-feed.ts";

/** A feed of one trip between two stops. */
const GOOD: Readonly<Record<string, string>> = {
  "agency.txt": "agency_name,agency_timezone\nDemo,America/New_York",
  "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\na,A,39,-123\nb,B,39.1,-123",
  "routes.txt": "route_id,route_short_name,route_type\nr,1,3",
  "calendar.txt":
    "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nd,1,1,1,1,1,1,1,20260101,20271231",
  "trips.txt": "trip_id,route_id,service_id\nt,r,d",
  "stop_times.txt":
    "trip_id,stop_id,stop_sequence,arrival_time,departure_time\nt,a,1,25:00:00,25:00:00\nt,b,2,25:10:00,25:10:00",
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amparo-feeds-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(changes: Readonly<Record<string, string>>) {
  const own = await mkdtemp(path.join(folder, "feed-"));
  for (const [name, text] of Object.entries({ ...GOOD, ...changes }))
    await writeFile(path.join(own, name), text);
  return readFeed(own);
}

const stopTimes = (time: string) => GOOD["stop_times.txt"]?.replaceAll("25:10:00", time) ?? "";
const frequency = (row: string) => `trip_id,start_time,end_time,headway_secs\nt,${row}`;

test("a good feed is read", async () => {
  expect((await read({})).trips).toHaveLength(1);
});

test.each([
  ["a time of 99 minutes", { "stop_times.txt": stopTimes("99:99:99") }],
  ["a time after a week", { "stop_times.txt": stopTimes("169:00:00") }],
  ["a negative time", { "stop_times.txt": stopTimes("-1:00:00") }],
  ["trips that repeat after no time", { "frequencies.txt": frequency("06:00:00,20:00:00,0") }],
  ["trips that repeat backwards", { "frequencies.txt": frequency("06:00:00,20:00:00,-60") }],
  ["trips that repeat after NaN", { "frequencies.txt": frequency("06:00:00,20:00:00,NaN") }],
  ["a row without an end", { "stops.txt": `stop_id,stop_name\na,"${"x".repeat(30_000)}` }],
  ["an unknown zone", { "agency.txt": "agency_timezone\n../../etc/passwd" }],
  ["a date that is none", { "calendar_dates.txt": "service_id,date,exception_type\nd,2026-1-1,1" }],
  ["time that runs backwards", { "stop_times.txt": stopTimes("24:00:00") }],
  [
    "stops at no place",
    { "stops.txt": "stop_id,stop_lat,stop_lon\na,NaN,Infinity\nb,91,0\nc,,\nd,0,-181\ne,1e999,0" },
  ],
  ["bytes of zero", { "trips.txt": "\0".repeat(1000) }],
])("%s makes a feed refused, with a reason", async (_, changes) => {
  await expect(read(changes)).rejects.toThrow(FeedError);
});

test("parents in a circle, quotes and columns of other names change nothing", async () => {
  const feed = await read({
    "stops.txt":
      'stop_id,stop_name,stop_lat,stop_lon,parent_station,__proto__,constructor\na,A ""x"" \u202e,39,-123,b,1,2\nb,B,90,-180,a,3,4',
  });
  expect(feed.stops.map(({ point }) => point.latitude)).toEqual([39, 90]);
});

test("a folder in the place of a table makes a feed refused", async () => {
  const own = await mkdtemp(path.join(folder, "feed-"));
  await mkdir(path.join(own, "agency.txt"));
  await expect(readFeed(own)).rejects.toThrow(FeedError);
});

test.each([
  [
    "more stops than can be compared at one place",
    { "stops.txt": `stop_id,stop_lat,stop_lon${"\nx,39.001,-123.001".repeat(501)}` },
  ],
  [
    "more stops than a region has",
    {
      "stops.txt": `stop_id,stop_lat,stop_lon${Array.from({ length: 100_001 }, (_, n) => `\n${n},${(n % 300) / 10},${Math.floor(n / 300) / 10}`).join("")}`,
    },
  ],
  [
    "few rows that amount to too many rides",
    {
      "stop_times.txt": `${GOOD["stop_times.txt"]}${Array.from({ length: 40 }, (_, n) => `\nt,a,${n + 3},25:10:00,25:10:00`).join("")}`,
      "frequencies.txt": frequency("00:00:00,24:00:00,1"),
    },
  ],
  [
    "more changes than a region has",
    {
      "transfers.txt": `from_stop_id,to_stop_id,transfer_type,min_transfer_time${"\na,b,2,60".repeat(500_001)}`,
    },
  ],
])("%s make a feed refused, which says so", async (_, changes) => {
  await expect(read(changes)).rejects.toThrow(
    /has more than \d+ (?:stops|changes)|have more than \d+ rides/u,
  );
});

async function createZip(changes: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...GOOD, ...changes }))
    zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Renames an entry wherever it occurs; the new name must be as long. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** Changes the unpacked size of all entries in the list of files. */
function withSize(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf("PK\x01\x02"); at >= 0; at = changed.indexOf("PK\x01\x02", at + 4)) {
    changed.writeUInt32LE(bytes, at + 24);
  }
  return changed;
}

const PADDING = Buffer.alloc(210_000_000, "\n");

test.each<[string, () => Promise<Buffer>]>([
  ["that unpacks to more than it may", () => createZip({ "trips.txt": PADDING })],
  [
    "that says it is small and unpacks to more",
    async () => withSize(await createZip({ "trips.txt": PADDING }), 10),
  ],
  ["that says it is larger than it is", async () => withSize(await createZip(), 1_000_000)],
  ["with a name that leads out of it", async () => renamed(await createZip(), "agency.txt", "../ncy.txt")],
  ["with a name from the root", async () => renamed(await createZip(), "agency.txt", "/gency.txt")],
  ["with a name of another system", async () => renamed(await createZip(), "agency.txt", "c:\\ncy.txt")],
  ["whose end is cut off", async () => (await createZip()).subarray(0, -30)],
  [
    "whose middle is another file's",
    async () => (await createZip({ "trips.txt": "x".repeat(5000) })).fill(7, 100, 400),
  ],
  [
    "of thousands of files",
    () => createZip(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}.txt`, ""]))),
  ],
])("an archive %s is refused, with a reason", async (_, archive) => {
  const file = path.join(folder, "hostile.zip");
  await writeFile(file, await archive());
  await expect(readFeed(file)).rejects.toThrow(FeedError);
});

test("an archive in order is read, and files that are no tables are left alone", async () => {
  const file = path.join(folder, "good.zip");
  await writeFile(file, await createZip({ "folder/agency.txt": "x", "notes.pdf": PADDING }));
  expect((await readFeed(file)).trips).toHaveLength(1);
});
