import { translateText } from "./translation-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [translateText] as const;
