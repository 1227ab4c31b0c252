import { expect, test } from "vitest";
import { kudoLimits } from "./kudo-limits.ts";

test("the hour of an address and the day of an address and service are counted apart", () => {
  const now = Date.UTC(2026, 10, 20, 15, 59, 30);
  const [hour, , day] = kudoLimits("203.0.113.7", "s", now);
  expect(hour?.until).toBe(Date.UTC(2026, 10, 20, 16));
  expect(day?.until).toBe(Date.UTC(2026, 10, 21));
  const counted = (address: string, service: string, at: number) =>
    kudoLimits(address, service, at).map((limit) => limit.counted);
  const [sameHour, , otherDay] = counted("203.0.113.7", "t", now);
  expect(sameHour).toBe(hour?.counted);
  expect(otherDay).not.toBe(day?.counted);
  expect(counted("203.0.113.7", "s", now + 60_000)[0]).not.toBe(hour?.counted);
  expect(counted("203.0.113.8", "s", now)).not.toContain(hour?.counted);
});
