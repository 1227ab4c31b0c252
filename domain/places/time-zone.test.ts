import { expect, test } from "vitest";
import { findTimeZone } from "./time-zone.ts";

test.each([
  ["Miami", 25.7743, -80.1937, "America/New_York"],
  ["Pensacola", 30.4213, -87.2169, "America/Chicago"],
  ["El Paso", 31.7619, -106.485, "America/Denver"],
  ["Phoenix", 33.4484, -112.074, "America/Phoenix"],
  ["Los Angeles", 34.0522, -118.2437, "America/Los_Angeles"],
  ["Anchorage", 61.2181, -149.9003, "America/Anchorage"],
  ["Honolulu", 21.3069, -157.8583, "Pacific/Honolulu"],
  ["San Juan", 18.4663, -66.1057, "America/Puerto_Rico"],
  ["Toronto", 43.6532, -79.3832, "America/Toronto"],
  ["Regina", 50.4452, -104.6189, "America/Regina"],
])("%s", (_, latitude, longitude, zone) => {
  expect(findTimeZone({ longitude, latitude })).toBe(zone);
});
