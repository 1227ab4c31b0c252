import { loggableError } from "#server/base/http/failures.ts";
import type { RequestLog } from "#server/base/http/log.ts";
import type { Config } from "#server/base/settings/config.ts";
import { NO_TIMETABLES, type Timetables, timetableProcess } from "./timetable-process.ts";
import { transitServer } from "./transit-server.ts";

/**
 * The configured timetables: a server, a folder of feeds, or the made-up feed of the demonstration.
 */
export function openTimetables(
  { transitUrl, gtfsDir, demo }: Pick<Config, "transitUrl" | "gtfsDir" | "demo">,
  log: RequestLog,
): Timetables {
  if (transitUrl !== null) {
    return transitServer(transitUrl, (error) =>
      log.error({ outside: "transit server", error: loggableError(error) }),
    );
  }
  return gtfsDir !== null || demo ? timetableProcess(gtfsDir) : NO_TIMETABLES;
}
