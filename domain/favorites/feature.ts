import { giveKudo } from "./kudos/kudo-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [giveKudo] as const;
