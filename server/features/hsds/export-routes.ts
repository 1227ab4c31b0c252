import { mkdir } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { exportDirectory, getExportState } from "#domain/hsds/export-calls.ts";
import { loggableError } from "#server/base/http/failures.ts";
import type { RequestLog } from "#server/base/http/log.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { exportPackage } from "./export-package.ts";

const RETRY_SECONDS = 60;

export interface ExportDependencies {
  readonly database: Pick<Database, "bulk">;
  /** Folder where files wait until they are sent. */
  readonly folder: string;
  readonly log: RequestLog;
}

/** The export in the browser (rules hsds 28–30). One is under way at a time in each process. */
export function exportRoutes({ database, folder, log }: ExportDependencies): Route[] {
  let isUnderWay = false;
  return [
    route(getExportState, async () => ({ ok: true, reply: { isUnderWay } })),

    route(exportDirectory, async ({ query: { format } }, { now }) => {
      if (isUnderWay) {
        return { ok: false, problem: problem("exportIsRunning"), retryAfterSeconds: RETRY_SECONDS };
      }
      isUnderWay = true;
      const bytes = new PassThrough();
      const interrupted = new AbortController();
      // Also runs when the client leaves.
      bytes.once("close", () => interrupted.abort(new Error("The export was not taken to its end.")));
      const work = async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const options = { format, now, folder, interruption: interrupted.signal };
        await exportPackage(database.bulk, bytes, options);
      };
      void work()
        .catch((error: unknown) => {
          // Before the first byte, errors are answered and logged as for any request.
          if (bytes.readableDidRead && error !== interrupted.signal.reason) {
            log.error({ export: format, error: loggableError(error) });
          }
          bytes.destroy(error instanceof Error ? error : new Error(String(error)));
        })
        .finally(() => {
          isUnderWay = false;
        });
      const day = isoOfEpoch(now).slice(0, "2026-11-27".length);
      return { ok: true, download: { name: `amparo-${day}-${format}.zip`, type: "application/zip", bytes } };
    }),
  ];
}
