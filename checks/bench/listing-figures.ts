import { signedInAs } from "#checks/users-for-tests.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { httpClient, percentile } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

export interface ListingFigures {
  engine: string;
  services: number;
  work: string;
  times: number;
  p50Ms: number;
  p99Ms: number;
}

/** Looks at each kind of save; the first few warm the server up and do not count. */
const TIMES = 200;
const WARM_UP = 20;
/** Of a program. */
const SITES = 200;

const FORM = {
  name: "Bench Kitchen",
  description: "Hot meals and a place to sit. ".repeat(20),
  serviceSummary: "Meals",
  type: ["FOOD", "SHELTER"],
  needs: ["MEALS", "EMERGENCY"],
  category: ["ALL"],
  address1: "1 Sample Street",
  city: "Miami",
  state: "FL",
  zip: "33101",
  country: "United States",
  location: { coordinates: [-80.19362, 25.774173] },
  phone: "3055550101",
  totalBeds: 10,
  availableBeds: 5,
  schedules: [{ type: "WEEKLY", day: "MONDAY", startTime: "8:00 AM", endTime: "5:00 PM" }],
};

/** What a save takes, one at a time, with all that is computed when it is written. */
export async function listingFigures(
  { engine, connection }: BenchDatabase,
  services: number,
  dataDir: string,
): Promise<ListingFigures[]> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const server = await startServer({
    DATABASE_URL: toDatabaseUrl(connection),
    DATA_DIR: dataDir,
    DEMO: "off",
  });
  const client = httpClient(server.origin);
  try {
    const at = { now: Date.now(), database };
    const provider = await signedInAs(at, "USER", { totalServices: 10_000 });
    const lead = await signedInAs(at, "VOLUNTEER LEAD");
    const ids: string[] = [];
    const pickId = (time: number) => ids[time % ids.length] ?? "";
    const minute = (time: number) => `${(time % 11) + 1}:${String(time % 60).padStart(2, "0")}`;
    /** The service, when all of it is there. */
    const send = async (
      method: string,
      path: string,
      headers: Readonly<Record<string, string>>,
      body: object,
    ): Promise<{ id: string }> => {
      const { status, body: text } = await client.send(method, `/api${path}`, headers, body);
      if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
      return JSON.parse(text);
    };
    const makeProgram = async () => {
      const program = newId(at.now);
      await database.query("insert into programs (id) values ($1)", [program]);
      await database.query("update services set program_id = $1 where id = any($2)", [
        program,
        ids.slice(0, SITES),
      ]);
    };
    const works: readonly (readonly [string, (time: number) => Promise<void>])[] = [
      [
        "a new service, which waits",
        async (time) => {
          const { id } = await send("POST", "/services", provider.headers, {
            ...FORM,
            name: `Kitchen ${time}`,
          });
          ids.push(id);
        },
      ],
      [
        "approving it",
        async (time) => {
          await send("POST", "/services/approve-services", lead.headers, { services: [pickId(time)] });
        },
      ],
      [
        "hours, public at once",
        async (time) => {
          const [startTime, endTime] = [`${minute(time)} AM`, `${minute(time + 7)} PM`];
          const schedules = [{ type: "WEEKLY", day: "FRIDAY", startTime, endTime }];
          await send("PUT", `/services/${pickId(time)}`, provider.headers, { schedules });
        },
      ],
      [
        "a description, which waits",
        async (time) => {
          const description = `${FORM.description} ${time}`;
          await send("PUT", `/services/${pickId(time)}`, provider.headers, { description });
        },
      ],
      [
        "the whole form, public at once",
        async (time) => {
          const form = { ...FORM, name: `Kitchen of everybody ${time}`, description: `Warm meals ${time}.` };
          await send("PUT", `/services/${pickId(time)}`, lead.headers, form);
        },
      ],
      [
        `the same of one of ${SITES} sites of a program`,
        async (time) => {
          if (time === 0) await makeProgram();
          const form = { ...FORM, name: `Kitchen of a program ${time}`, description: `Soup ${time}.` };
          await send("PUT", `/services/${ids[time % SITES]}`, lead.headers, form);
        },
      ],
      [
        `a description for all ${SITES} sites`,
        async (time) => {
          const form = { scope: "PROGRAM", description: `Stew ${time}.` };
          await send("PUT", `/services/${ids[time % SITES]}`, lead.headers, form);
        },
      ],
      [
        `the page of one of ${SITES} sites`,
        async (time) => {
          const { status } = await client.get(`/api/services/${ids[time % SITES]}`);
          if (status !== 200) throw new Error(`The page of a site was answered with ${status}.`);
        },
      ],
    ];
    const rows: ListingFigures[] = [];
    for (const [work, once] of works) {
      const latencies: number[] = [];
      for (let time = 0; time < WARM_UP + TIMES; time++) {
        const startedAt = performance.now();
        await once(time);
        if (time >= WARM_UP) latencies.push(performance.now() - startedAt);
      }
      const [p50Ms, p99Ms] = [percentile(latencies, 50), percentile(latencies, 99)].map(
        (ms) => Math.round(ms * 10) / 10,
      );
      rows.push({ engine, services, work, times: TIMES, p50Ms: p50Ms ?? 0, p99Ms: p99Ms ?? 0 });
    }
    return rows;
  } finally {
    client.close();
    await server.stop();
    await database.close();
  }
}
