import { queryBot } from "./chatbot-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [queryBot] as const;
