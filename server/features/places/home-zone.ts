import type { Db } from "#server/base/sql/db.ts";
import { readDirectoryZone } from "./zone-queries.ts";

/** Zone of a directory without services: that of the country's middle. */
const NO_SERVICES_ZONE = "America/Chicago";

/** Returns the zone of most of the directory's services, for days where the visitor's zone is unknown. */
export async function homeZone(db: Db): Promise<string> {
  return (await readDirectoryZone(db)) ?? NO_SERVICES_ZONE;
}
