import { chooseNotices, getNotices } from "./notices/notice-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [getNotices, chooseNotices] as const;
