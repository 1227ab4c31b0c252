import { getDirectoryHealth, listFindings } from "./directory-health-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [getDirectoryHealth, listFindings] as const;
