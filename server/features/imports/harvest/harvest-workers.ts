import path from "node:path";
import {
  type ImportWorkers,
  importWorkers,
  inChildProcess,
} from "#server/features/imports/import-workers.ts";

/** Harvests in a child process, as imports are worked on. */
export function harvestWorkers(): ImportWorkers {
  return importWorkers(inChildProcess(path.join(import.meta.dirname, "harvest-worker.ts")));
}
