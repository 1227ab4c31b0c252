import type { Db } from "#server/base/sql/db.ts";
import { readDirectoryZone } from "./zone-queries.ts";

/** For a directory without services: the zone of the country's middle. */
const NO_SERVICES_ZONE = "America/Chicago";

/** Where no one knows whose day it is, the day is that of most of the directory's services. */
export async function homeZone(db: Db): Promise<string> {
  return (await readDirectoryZone(db)) ?? NO_SERVICES_ZONE;
}
