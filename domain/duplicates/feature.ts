import { dismissDuplicate, listDuplicates, listMerges, mergeServices, undoMerge } from "./duplicate-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [listDuplicates, mergeServices, dismissDuplicate, listMerges, undoMerge] as const;
