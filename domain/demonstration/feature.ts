import { listDemonstrationPeople } from "./demonstration-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [listDemonstrationPeople] as const;
