import { expect, test } from "vitest";
import type { LogLine } from "./log.ts";
import { overloadLog } from "./overload-log.ts";

test("whoever is sent away has a line at once, and then once a minute with how many there were", () => {
  let now = 1000;
  const lines: LogLine[] = [];
  const refused = overloadLog({ error: (line) => lines.push(line) }, () => now);
  refused("slow");
  refused("slow");
  refused("requests");
  now += 59_999;
  refused("slow");
  now += 1;
  refused("slow");
  refused("slow");
  expect(lines).toEqual([
    { at: 1000, overload: "slow", refused: 1 },
    { at: 1000, overload: "requests", refused: 1 },
    { at: 61_000, overload: "slow", refused: 3 },
  ]);
});
