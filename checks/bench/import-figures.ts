import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listFamily, measureMemory, readCommand } from "./cpu-time.ts";
import { scriptArguments } from "./measured-processes.ts";

export interface ImportRow {
  services: number;
  seconds: number;
  /** Most memory of the importing process alone, and of its database's processes. */
  nodeRssMb: number;
  databasePssMb: number;
}

const root = join(import.meta.dirname, "../..");

/** `npm run import` of a package of so many services into an embedded database of its own. */
export async function importFigures(
  services: number,
  folder: string,
  print: (line: string) => void,
): Promise<ImportRow> {
  const location = join(folder, "package");
  await writePackage(location, services);
  print(`${services} services are written`);
  const before = performance.now();
  const child = spawn(process.execPath, [...scriptArguments("import"), location], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr?.on("data", (text: Buffer) => print(text.toString().trim()));
  const ended = once(child, "exit");
  let nodeRssMb = 0;
  let databasePssMb = 0;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const { node, database } = memoryNow(child.pid);
    nodeRssMb = Math.max(nodeRssMb, node);
    databasePssMb = Math.max(databasePssMb, database);
    await pause(500);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  const seconds = Math.round((performance.now() - before) / 1000);
  return { services, seconds, nodeRssMb: Math.round(nodeRssMb), databasePssMb: Math.round(databasePssMb) };
}

function memoryNow(pid: number): { node: number; database: number } {
  try {
    const databases = listFamily(pid).filter((member) => readCommand(member).includes("postgres"));
    const database = databases.reduce((sum, member) => sum + measureMemory(member).pss, 0);
    return { node: measureMemory(pid).rss, database };
  } catch {
    // A process ended in between.
    return { node: 0, database: 0 };
  }
}

type Line = (id: number) => string;

/** HSDS 2.0 in CSV, with a place, a telephone and hours for each service. */
async function writePackage(location: string, services: number): Promise<void> {
  mkdirSync(location, { recursive: true });
  const organizations = Math.ceil(services / 10);
  const organization = (id: number): number => id % organizations;
  const tables: readonly (readonly [file: string, header: string, rows: number, line: Line])[] = [
    ["organizations.csv", "id,name", organizations, (id) => `o${id},Organization ${id}`],
    [
      "services.csv",
      "id,organization_id,name,description",
      services,
      (id) =>
        `s${id},o${organization(id)},Food pantry ${id},"Groceries and warm meals for families of district ${id % 997}, every week and without an appointment."`,
    ],
    [
      "locations.csv",
      "id,latitude,longitude",
      services,
      (id) => `l${id},${(25 + (id % 9973) / 2000).toFixed(5)},${(-80 - (id % 8191) / 4000).toFixed(5)}`,
    ],
    ["service_at_location.csv", "id,service_id,location_id", services, (id) => `a${id},s${id},l${id}`],
    [
      "addresses.csv",
      "id,location_id,address_1,city,state_province,postal_code,country",
      services,
      (id) => `d${id},l${id},${id} Main Street,Miami,FL,33101,US`,
    ],
    [
      "phones.csv",
      "id,service_id,number",
      services,
      (id) => `p${id},s${id},305-55${String(id % 100_000).padStart(5, "0")}`,
    ],
    [
      "schedules.csv",
      "id,service_id,freq,byday,opens_at,closes_at",
      services,
      (id) => `h${id},s${id},WEEKLY,"MO,WE",0${(id % 9) + 1}:00,1${id % 9}:30`,
    ],
  ];
  for (const [file, header, rows, line] of tables) {
    const stream = createWriteStream(join(location, file));
    stream.write(`${header}\n`);
    for (let id = 0; id < rows; id += 1) if (!stream.write(`${line(id)}\n`)) await once(stream, "drain");
    stream.end();
    await once(stream, "close");
  }
}
