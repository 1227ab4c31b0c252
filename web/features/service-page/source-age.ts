import { NEVER, OLDER, toFreshness } from "#domain/services/freshness.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Source } from "#domain/services/source.ts";

/** OLDER than a year, NEVER where the date of the source's data is not known, else null. @param now epoch milliseconds */
export function outdated({ asOf }: Source, now: number): typeof OLDER | typeof NEVER | null {
  const age = toFreshness(asOf === null ? null : Date.parse(asOf), now);
  return age === NEVER || age === OLDER ? age : null;
}

/** Whether the opening hours come from an outdated source and no one has confirmed them. */
export function hasOldHours({ verifiedAt, source, sources }: PublicService, now: number): boolean {
  // A cached copy of a list has the main source only.
  const origin = sources.length === 0 ? source : sources.find(({ fields }) => fields.includes("schedules"));
  return verifiedAt === null && origin != null && outdated(origin, now) !== null;
}
