import type { SourcesBehindWords } from "../../en/service-page/sources-behind.ts";

export const sourcesBehind: SourcesBehindWords = {
  from: "Ellos lo obtuvieron de",
};
