import { listHistory, undoChange } from "./history-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [listHistory, undoChange] as const;
