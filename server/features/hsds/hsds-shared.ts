import { type SharedBytes, sharedBytes } from "#server/base/http/shared-bytes.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import type { HsdsDirectory } from "./hsds-filters.ts";
import { type KeptCounts, keptCounts } from "./kept-counts.ts";
import { type Streams, streams } from "./stream-records.ts";

/** State that the calls of the HSDS API share. */
export interface HsdsShared {
  readonly directory: HsdsDirectory;
  readonly counts: KeptCounts;
  readonly streams: Streams;
  readonly heavy: HeavyWork;
  readonly pages: SharedBytes;
}

export function hsdsShared(directory: HsdsDirectory, heavy: HeavyWork): HsdsShared {
  return { directory, counts: keptCounts(), streams: streams(), heavy, pages: sharedBytes() };
}
