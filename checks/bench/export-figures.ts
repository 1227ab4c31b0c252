import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EXPORT_FORMATS } from "#domain/hsds/export-format.ts";
import { type BenchDatabase, toDatabaseUrl } from "./bench-database.ts";
import { measureMemory } from "./cpu-time.ts";
import { scriptArguments } from "./measured-processes.ts";

export interface ExportRow {
  engine: string;
  services: number;
  format: string;
  seconds: number;
  /** Of the archive. */
  megabytes: number;
  /** Most memory of the exporting process. */
  nodeRssMb: number;
}

const root = join(import.meta.dirname, "../..");

/** `npm run export` of a database in each format. */
export async function exportFigures(
  { engine, connection }: BenchDatabase,
  services: number,
  folder: string,
): Promise<ExportRow[]> {
  mkdirSync(folder, { recursive: true });
  const rows: ExportRow[] = [];
  for (const format of EXPORT_FORMATS) {
    const file = join(folder, `export-${format}.zip`);
    const before = performance.now();
    const child = spawn(process.execPath, [...scriptArguments("export"), file, "--format", format], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: folder },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    let rss = 0;
    while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      rss = Math.max(rss, measureRss(child.pid));
      await pause(200);
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`The export ended with ${code}`);
    const seconds = Math.round((performance.now() - before) / 1000);
    const megabytes = Math.round(statSync(file).size / 1e6);
    rows.push({ engine, services, format, seconds, megabytes, nodeRssMb: Math.round(rss) });
    rmSync(file);
  }
  return rows;
}

/** In megabytes; 0 where the process has ended in between. */
function measureRss(pid: number): number {
  try {
    return measureMemory(pid).rss;
  } catch {
    return 0;
  }
}
