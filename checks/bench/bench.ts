import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchClusters, startBenchDatabase } from "./bench-database.ts";
import { type ServerRow, serverFigures } from "./server-figures.ts";

/**
 * `npm run bench`: figures, which depend on the machine and are therefore no tests.
 *
 * `npm run bench -- server --services 100000,1000000 --engine other` asks for some of them.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    services: { type: "string", default: "100000,1000000" },
    /** Part of the engine's name. */
    engine: { type: "string", default: "" },
  },
});
const root = join(import.meta.dirname, "../..");
const say = (line: string): void => console.log(`[${new Date().toISOString().slice(11, 19)}] ${line}`);

function write(name: string, figures: unknown): void {
  mkdirSync(join(root, "bench-results"), { recursive: true });
  writeFileSync(join(root, "bench-results", name), `${JSON.stringify(figures, null, 2)}\n`);
  say(`written to bench-results/${name}`);
}

async function benchServer(): Promise<void> {
  const rows: ServerRow[] = [];
  for (const services of values.services.split(",").map(Number)) {
    const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
    chmodSync(folder, 0o755);
    try {
      for (const { engine, cluster } of benchClusters(folder)) {
        if (!engine.includes(values.engine)) continue;
        const database = await startBenchDatabase(engine, cluster, services, say);
        try {
          rows.push(...(await serverFigures(database, services, join(folder, "data"), say)));
        } finally {
          await database.stop();
          rmSync(cluster.folder, { recursive: true, force: true });
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.table(rows);
    write("server.json", rows);
  }
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = { server: benchServer };
for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const run = PARTS[part];
  if (run === undefined)
    throw new Error(`No figures of "${part}": there are ${Object.keys(PARTS).join(", ")}`);
  await run();
}
