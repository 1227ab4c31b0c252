import type { callsInProcess } from "#server/base/http/calls.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";

/** Loads the crisis lines into memory, so that they can be shown even while the database is unavailable. */
export async function cacheCrisisLines(
  createCallApi: ReturnType<typeof callsInProcess>,
  now: number,
): Promise<void> {
  try {
    await createCallApi({ viewer: GUEST, language: "en", now, client: null })("GET /crisis-lines");
  } catch (error) {
    if (databaseFault(error) === null) throw error;
  }
}
