import type { SourcesBehindWords } from "../en/sources-behind.ts";

export const sourcesBehind: SourcesBehindWords = {
  from: "Ellos lo obtuvieron de",
};
